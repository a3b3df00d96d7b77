import { memberPeriod } from '../calendar/index.ts';
import type { MemberPeriod, TimezoneChoice, Weekday } from '../calendar/index.ts';
import { nextClaimDay } from './claim-days.ts';
import type { ClaimStatus } from './cashback-state.ts';

/** The day on which the member can claim for what they play at a moment; null without a claim day (CASHBK-23). */
export function claimDayAfter(
  days: readonly Weekday[],
  playedAt: Date,
  choices: readonly TimezoneChoice[],
): MemberPeriod | null {
  const start = nextClaimDay(days, playedAt, choices);
  return start && memberPeriod('DAILY', choices, start);
}

/** The same, once it is over: null while it lasts or lies ahead, and without a claim day. */
export function endedClaimDay(
  days: readonly Weekday[],
  playedAt: Date,
  choices: readonly TimezoneChoice[],
  now: Date,
): MemberPeriod | null {
  const day = claimDayAfter(days, playedAt, choices);
  return day && day.end <= now ? day : null;
}

/** What became of a claim day: EMPTY when there was nothing that could be claimed. */
export type ClaimDayEnd = 'CLAIMED' | 'EMPTY' | 'MISSED';

const ends = { CLAIMED: 'CLAIMED', PENDING: 'EMPTY', READY: 'MISSED' } as const satisfies Readonly<
  Record<ClaimStatus, ClaimDayEnd>
>;

/** How a claim stood when its day ended, and whether the member's level is one that the cashback is for. */
export interface EndingClaim {
  readonly status: ClaimStatus;
  readonly forLevel: boolean;
}

/** What becomes of it: what was not claimed is gone (CASHBK-23), and what is for a higher level was never there. */
export function claimDayEnd({ status, forLevel }: EndingClaim): ClaimDayEnd {
  return forLevel ? ends[status] : 'EMPTY';
}

/** Whether the claim day that ended last went by with something that was not claimed; undefined before the first. */
export const wasMissed = (end: ClaimDayEnd | 'OPEN' | undefined): boolean => end === 'MISSED';
