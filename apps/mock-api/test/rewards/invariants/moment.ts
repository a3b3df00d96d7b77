import type { Memory } from '../memory.ts';
import type { Order } from '../order.ts';
import type { View } from '../view.ts';

/**
 * What came of a step: an answer; a refusal; the end of the process and its next start; a repeat of an earlier order; or, of
 * an order that has no key and was cut, a refusal of the second asking, which may mean that the first was carried out.
 */
export type Came = 'ANSWERED' | 'REFUSED' | 'KILLED' | 'REPEATED' | 'UNSURE';

/** A member before and after a step. */
export interface Moment {
  readonly name: string;
  readonly before: View;
  readonly after: View;
  readonly memory: Memory;
  readonly came: Came;
  /** Why it was refused; null when it was not. */
  readonly code: string | null;
  readonly order: Order | null;
}

/** Something that always holds. */
export interface Invariant {
  readonly name: string;
  /** Whatever does not hold, in words. */
  readonly breaches: (moment: Moment) => readonly string[];
}

/** A sentence where something does not hold. */
export const unless = (holds: boolean, sentence: string): readonly string[] => (holds ? [] : [sentence]);
