import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { endCauseOf, spinsGiven } from './end-cause.ts';
import type { PromoEndCause, PromoEnding } from './end-cause.ts';
import { isGivenUpByWithdrawal } from './promo-loss.ts';
import type { EarnedPromo } from './promo-loss.ts';
import { takenBack } from './take-back.ts';

/** An award that was taken back in a dispute of its deposit, which is lifted. */
export interface TakenAward {
  /** That dispute, or what had ended it before. */
  readonly end: PromoEnding;
  readonly began: boolean;
  /** Whether it had waited for another promo to end, and for nothing else any more. */
  readonly waitedForPromo: boolean;
  readonly turnover: { readonly target: Minor; readonly counter: Minor };
  readonly takenBonus: Minor;
  /** What was taken of the cash that it had become, wins of its free spins included. */
  readonly takenCash: Minor;
  /** What of its bonus money became cash, whether taken or not. */
  readonly becameCash: Minor;
  /** How many of its free spins were left. */
  readonly spins: number;
}

export interface Renewal<Award> {
  readonly award: Award;
  /** Given as bonus money, with the turnover that it had, once the award begins. */
  readonly bonus: Minor;
  /** Given at once, whatever the rest waits for. */
  readonly cash: Minor;
  /** What of bonus money has become cash, that of the award included: the one that is given owes for both. */
  readonly becameCash: Minor;
  /** Whether it waits for no release: the award needed none, or had it. */
  readonly released: boolean;
  /** How it is over with being given; null for one that is to be played. */
  readonly ending: PromoEnding | null;
}

type AwardTurnover = Pick<TakenAward, 'began' | 'turnover'>;

interface EndedAward extends Pick<TakenAward, 'began'> {
  readonly cause: PromoEndCause | null;
}

/** Whether an award had reached its target, so that all that it gives is cash: one that was given anew may have before it begins. */
export const wasCompleted = ({ began, turnover: { target, counter } }: AwardTurnover): boolean =>
  counter >= target && (began || target > 0n);

/** Whether it was over before it ever began, other than by a dispute: it had given nothing then. */
export const endedUnbegun = ({ began, cause }: EndedAward): boolean => !began && cause !== takenBack.cause;

/**
 * Whether a withdrawal gives up what could be given anew of an award that went in a dispute: what is to be played of it, as of one
 * that waits (decision 032).
 */
export function isRenewalGivenUp(
  award: EndedAward & AwardTurnover,
  promo: EarnedPromo,
  currency: string,
): boolean {
  return award.cause === takenBack.cause && !wasCompleted(award) && isGivenUpByWithdrawal(promo, currency);
}

function endingOf({ turnover }: AwardTurnover): PromoEnding {
  return turnover.target > 0n ? { status: 'COMPLETE', cause: endCauseOf.COMPLETE } : spinsGiven;
}

/** How an award ends while it waits: with its target reached there is nothing to wait for. Null while that is not. */
export const waitEnding = (award: AwardTurnover): PromoEnding | null =>
  wasCompleted(award) ? endingOf(award) : null;

function renewed<Award extends TakenAward>(award: Award): Renewal<Award> {
  const { takenBonus, takenCash: cash, becameCash } = award;
  const released = award.began || award.waitedForPromo;
  if (award.end.cause !== takenBack.cause)
    return { award, bonus: money.zero, cash, becameCash, released, ending: award.end };
  if (!wasCompleted(award)) return { award, bonus: takenBonus, cash, becameCash, released, ending: null };
  return {
    ...{ award, bonus: money.zero, released, ending: endingOf(award) },
    cash: money.add(takenBonus, cash),
    becameCash: money.add(takenBonus, becameCash),
  };
}

/**
 * What is given anew of the awards of a promo that disputes took, the newest first: what was taken of the first of which anything was,
 * and no more. Cash comes back as cash, and one that was over before as over.
 */
export function renewalOf<Award extends TakenAward>(awards: readonly Award[]): Renewal<Award> | null {
  const award = awards.find(({ takenBonus, takenCash, spins }) => takenBonus + takenCash > 0n || spins > 0);
  return award ? renewed(award) : null;
}
