import { answerInvariants } from './answers.ts';
import type { Invariant, Moment } from './moment.ts';
import { moneyInvariants } from './money.ts';
import { promoInvariants } from './promos.ts';
import { rewardInvariants } from './rewards.ts';

export type { Came, Moment } from './moment.ts';

/** All that always holds. */
export const invariants: readonly Invariant[] = [
  ...moneyInvariants,
  ...promoInvariants,
  ...rewardInvariants,
  ...answerInvariants,
];

/** An invariant that does not hold. */
export interface Breach {
  readonly invariant: string;
  readonly sentences: readonly string[];
}

/** The first invariant that a moment breaks, or null. */
export function breachOf(moment: Moment): Breach | null {
  for (const { name, breaches } of invariants) {
    const sentences = breaches(moment);
    if (sentences.length > 0) return { invariant: name, sentences };
  }
  return null;
}
