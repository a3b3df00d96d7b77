import type { Client } from '../crash/client.ts';
import type { Memory } from './memory.ts';
import type { Step } from './life.ts';
import type { View } from './view.ts';

/** What an order is made from: who asks, as things stand, and by which numbers it chooses. */
export interface Scene {
  readonly client: Client;
  readonly memory: Memory;
  readonly name: string;
  readonly view: View;
  readonly step: Step;
  /** A name for a part of this step that no other step has. */
  readonly key: (part: string) => string;
}

/** Something to be asked for, which can be asked again in the same words. */
export interface Order {
  /** What it is, to be read by a person. */
  readonly words: string;
  /** Asks; answers what a repeat must be answered too. @throws Cut, Refused */
  readonly ask: () => Promise<unknown>;
  /** Whether asking again does nothing more. */
  readonly once: boolean;
  /** Why the rules of the specification refuse it; null when they need not. */
  readonly forbidden: string | null;
  /** Name of the reward that an answer pays, which no other answer may pay again. */
  readonly reward: string | null;
  /** Types of records that it may bring about on cash and on bonus money, beside those of {@link endings}. */
  readonly moves: readonly string[];
  /** Id of the deposit that it takes back, whose earnings go even where it is refused; null for anything else. */
  readonly takesBack: string | null;
  /** Takes note of what the first answer proves. */
  readonly proves: (answer: unknown) => void;
}

type Given = Pick<Order, 'words' | 'ask'> & Partial<Order>;

/** An order with what is usual: done once, paying nothing, and forbidden by nothing. */
export function orderOf(given: Given): Order {
  const nothing = { forbidden: null, reward: null, moves: [], takesBack: null };
  return { once: true, ...nothing, proves: () => undefined, ...given };
}

/** One of a list by a number, or undefined of an empty one. */
export function picked<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)];
}

/** Which of some reasons holds first, or null. */
export function reasonOf(reasons: Readonly<Record<string, boolean>>): string | null {
  return Object.entries(reasons).find(([, holds]) => holds)?.[0] ?? null;
}

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });

/** The day in Sydney, where these members live, as 2026-01-05. */
export const dayOf = (moment: string): string => sydney.format(new Date(moment));

/** Whether an end has come; one that is not there never does. */
export const isPast = (end: string | null, now: string): boolean => end !== null && end <= now;
