import type { Client } from './client.ts';
import type { Memory } from './memory.ts';

/** What an order is made from. */
export interface Maker {
  readonly client: Client;
  readonly memory: Memory;
  /** Chooses among what there is to choose from. */
  readonly pick: number;
}

/** One call of the platform, or several that belong together. */
export interface Order {
  /** Asks; answers what a repeat must be answered too. @throws Cut, Refused */
  readonly ask: () => Promise<unknown>;
  /** Whether asking again does nothing more and is answered the same. */
  readonly once: boolean;
  /** Takes note of what a first answer proves. */
  readonly proved: () => void;
  /** Takes note of what may have happened when no answer came; only for what cannot be asked again. */
  readonly cutOff: () => void;
  /** Takes note of what an earlier try, that got no answer, may have left behind when the next one is refused. */
  readonly refused: () => void;
}

/** Something that can be asked for. */
export interface Operation {
  readonly name: string;
  /** Codes of the refusals it may meet when others are at work at the same time. */
  readonly refusals: readonly string[];
  /** What is to be asked; null while there is nothing to do it to. */
  readonly order: (maker: Maker) => Order | null;
}

/** An order whose answer proves something. @param same the part of the answer that a repeat must be answered too */
export function orderOf<T>(parts: {
  readonly ask: () => Promise<T>;
  readonly once: boolean;
  readonly same?: (answer: T) => unknown;
  readonly proves?: (answer: T) => void;
  readonly cutOff?: () => void;
  readonly refused?: () => void;
}): Order {
  let first: { readonly answer: T } | undefined;
  return {
    ask: async () => {
      const answer = await parts.ask();
      first ??= { answer };
      return parts.same ? parts.same(answer) : answer;
    },
    once: parts.once,
    proved: () => {
      if (first) parts.proves?.(first.answer);
    },
    cutOff: () => parts.cutOff?.(),
    refused: () => parts.refused?.(),
  };
}

/** One of a list, or undefined of an empty one. */
export function picked<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(list.length, 1)];
}
