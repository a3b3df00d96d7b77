import { memberPeriod } from '../calendar/index.ts';
import type { MemberPeriod, TimezoneChoice, Weekday } from '../calendar/index.ts';
import type { Minor } from '../money/index.ts';
import { nextClaimDay } from './claimable.ts';

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

/**
 * What became of a claim day. MISSED is one with something that was not claimed; WITHHELD one that gave nothing of what was lost
 * for it, as that was owed, disputed or beyond the limit; EMPTY any other.
 */
export type ClaimDayEnd = 'CLAIMED' | 'EMPTY' | 'MISSED' | 'WITHHELD';

/** How a claim stood when its day ended. */
export interface EndingClaim {
  readonly claimed: boolean;
  /** Whether it could have been claimed, had there been an amount: see `isClaimDay`. */
  readonly open: boolean;
  /** Whether the member's level is one that the cashback is for. */
  readonly forLevel: boolean;
  /** What is gone with the day: see `CashbackAccount`. */
  readonly lapsing: Minor;
  /** What was lost for it; 0 of a cashback on turnover. */
  readonly lost: Minor;
}

/** What becomes of it: what was not claimed is gone (CASHBK-23), and what is for a higher level was never there. */
export function claimDayEnd({ claimed, open, forLevel, lapsing, lost }: EndingClaim): ClaimDayEnd {
  if (!forLevel) return 'EMPTY';
  if (claimed) return 'CLAIMED';
  if (!open) return 'EMPTY';
  if (lapsing > 0n) return 'MISSED';
  return lost > 0n ? 'WITHHELD' : 'EMPTY';
}

/**
 * Whether it is kept what was lost for a claim day: what was paid for then by a deposit cannot have been lost for a later one.
 * Only one that was WITHHELD earns of it.
 */
export const isLossKept = ({ claimed, lost }: EndingClaim): boolean => !claimed && lost > 0n;

/** Whether the claim day that ended last went by with something that was not claimed; undefined before the first. */
export const wasMissed = (end: ClaimDayEnd | 'OPEN' | undefined): boolean => end === 'MISSED';
