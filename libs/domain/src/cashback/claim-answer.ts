import { isSameDay } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import type { ClaimStatus } from './cashback-state.ts';

const minute = 60_000;

/**
 * Null while an answer of the platform about claims holds, which is to the end of the member's day in which it was given. The
 * minute, counted from 1970, once that is over: the platform is asked in each until it answers (CASHBK-27).
 */
export function overdueMinute(
  answeredAt: Date,
  now: Date,
  choices: readonly TimezoneChoice[],
): number | null {
  return isSameDay(choices, answeredAt, now) ? null : Math.floor(now.getTime() / minute);
}

export interface ClaimAnswer {
  readonly isClaimable: boolean;
  /** The contract's status of any reward, of which cashbacks have the first three. */
  readonly claimStatus: ClaimStatus | 'EXPIRED' | 'ACTIVE' | 'CANCELED';
}

/** What was answered on an earlier day can be claimed no more, and is not what was claimed today (CASHBK-23). */
export function claimOfToday(
  { isClaimable, claimStatus }: ClaimAnswer,
  holds: boolean,
): { readonly isClaimable: boolean; readonly isClaimedToday: boolean } {
  return { isClaimable: isClaimable && holds, isClaimedToday: claimStatus === 'CLAIMED' && holds };
}
