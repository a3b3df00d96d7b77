import { startOfNextDay, todayIn, weekdayIn } from '../calendar/index.ts';
import type { Weekday } from '../calendar/index.ts';

/** What decides whether a cashback can be claimed. */
export interface ClaimFacts {
  readonly daysOfWeekClaimable: readonly Weekday[];
  /** Null before the first claim. */
  readonly dateLastClaimed: Date | null;
  readonly hasReachedMaxMonthlyClaim: boolean;
}

/**
 * Whether a cashback can be claimed: today is one of its days, the last claim was on an earlier one, and the monthly limit
 * is not reached (CASHBK-07, CASHBK-08). Days are those of the member's timezone (CASHBK-10).
 */
export function isClaimable(facts: ClaimFacts, now: Date, timeZone: string): boolean {
  if (facts.hasReachedMaxMonthlyClaim) return false;
  if (!facts.daysOfWeekClaimable.includes(weekdayIn(now, timeZone))) return false;
  return facts.dateLastClaimed === null || todayIn(facts.dateLastClaimed, timeZone) < todayIn(now, timeZone);
}

/** The beginning of the next claim day after today in the member's timezone; null when there is no claim day. */
export function nextClaimDay(days: readonly Weekday[], now: Date, timeZone: string): Date | null {
  let day = startOfNextDay(now, timeZone);
  for (let ahead = 0; ahead < 7; ahead += 1) {
    if (days.includes(weekdayIn(day, timeZone))) return day;
    day = startOfNextDay(day, timeZone);
  }
  return null;
}

/** What a cashback card says. `countdownTo` is the moment it counts down to; null where it shows none. */
export interface CashbackState {
  readonly title: 'Claimable today' | 'Limit reached' | 'Not claimable yet';
  readonly note: 'Available now' | 'Available next month' | null;
  readonly countdownTo: Date | null;
}

/** The texts of a cashback card (CASHBK-09). */
export function cashbackState(
  facts: Pick<ClaimFacts, 'daysOfWeekClaimable' | 'hasReachedMaxMonthlyClaim'> & {
    readonly isClaimable: boolean;
  },
  now: Date,
  timeZone: string,
): CashbackState {
  if (facts.isClaimable) return { title: 'Claimable today', note: 'Available now', countdownTo: null };
  if (facts.hasReachedMaxMonthlyClaim) {
    return { title: 'Limit reached', note: 'Available next month', countdownTo: null };
  }
  const countdownTo = nextClaimDay(facts.daysOfWeekClaimable, now, timeZone);
  return { title: 'Not claimable yet', note: null, countdownTo };
}
