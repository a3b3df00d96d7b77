import { awardWaitDays } from './award-wait.ts';
import type { MemberPromoStatus } from './status.ts';

export type PromoEndStatus = Exclude<MemberPromoStatus, 'ACTIVE' | 'PENDING'>;

export type PromoEndCause =
  | 'BONUS_PLAYED'
  | 'BONUS_TOO_SMALL'
  | 'DEPOSIT_REVERSED'
  | 'LOCK_IN_CANCELED'
  | 'LOCK_IN_OVER'
  | 'MEMBER'
  | 'NOT_ACTIVATED'
  | 'OPERATOR'
  | 'SPINS_GIVEN'
  | 'TIME'
  | 'TURNOVER'
  | 'WAIT'
  | 'WITHDRAWAL';

export interface PromoEnding {
  readonly status: PromoEndStatus;
  readonly cause: PromoEndCause;
}

/** The causes by which the rules end an active promo (PROMO-46, PROMO-48); a cancellation has its own. */
export const endCauseOf: Readonly<Record<Exclude<PromoEndStatus, 'CANCELED'>, PromoEndCause>> = {
  COMPLETE: 'TURNOVER',
  EXPIRED: 'TIME',
  LOST: 'BONUS_PLAYED',
};

/** How free spins without money end once they are given: there is nothing to turn over. */
export const spinsGiven = { status: 'COMPLETE', cause: 'SPINS_GIVEN' } as const satisfies PromoEnding;

/** Whether a job of the operator's systems ends a promo so, when its time has come (PROMO-46, PROMO-54). */
export const endsByTime = (cause: PromoEndCause): boolean => cause === 'TIME' || cause === 'WAIT';

/** Texts of the history for a promo that had begun. */
export const endCauseTexts: Readonly<Record<PromoEndCause, string>> = {
  BONUS_PLAYED: 'Too little of its bonus was left for a bet before its target was reached.',
  BONUS_TOO_SMALL: 'Its bonus was too small for a bet on any of its games.',
  DEPOSIT_REVERSED: 'The deposit that earned it was disputed or taken back, and its bonus was taken with it.',
  LOCK_IN_CANCELED: 'You cancelled your lock-in before it was finished; its progress was given up.',
  LOCK_IN_OVER: 'The promo stopped before your lock-in was finished.',
  MEMBER: 'You cancelled it before its target; its bonus was given up.',
  NOT_ACTIVATED: 'It was a bonus that you did not activate before its end.',
  OPERATOR: 'Our team ended it before its target, and took its bonus back.',
  SPINS_GIVEN: 'Gave its free spins, with nothing to turn over.',
  TIME: 'Its time ran out before its target was reached.',
  TURNOVER: 'Turned over in full; what was left of its bonus became cash.',
  WAIT: `It waited ${String(awardWaitDays)} days for another promo to end, and never began.`,
  WITHDRAWAL: 'You made a withdrawal before its target; its bonus was given up.',
};

/** Texts for an award that ended before it began, where they differ. */
export const unbegunTexts: Readonly<Partial<Record<PromoEndCause, string>>> = {
  DEPOSIT_REVERSED: 'The deposit that earned it was disputed or taken back before it began.',
  OPERATOR: 'Our team ended it before it began.',
  WITHDRAWAL: 'You made a withdrawal before it began, and gave it up.',
};
