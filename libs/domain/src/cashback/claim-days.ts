import { memberPeriod, weekdayIn } from '../calendar/index.ts';
import type { TimezoneChoice, Weekday } from '../calendar/index.ts';
import type { Minor } from '../money/index.ts';

export interface ClaimFacts {
  readonly active: boolean;
  readonly amount: Minor;
  readonly daysOfWeekClaimable: readonly Weekday[];
  /** Null before the first claim. */
  readonly dateLastClaimed: Date | null;
  readonly hasReachedMaxMonthlyClaim: boolean;
  /** When the last claim day began whose end was kept; null before the first. */
  readonly lastEndedDay: Date | null;
}

type Choices = readonly TimezoneChoice[];

/** Whether a claim was made on the member's current day (CASHBK-07). */
export function isClaimedToday(dateLastClaimed: Date | null, now: Date, choices: Choices): boolean {
  return dateLastClaimed !== null && dateLastClaimed >= memberPeriod('DAILY', choices, now).start;
}

/**
 * Whether the cashback is enabled and has an amount, today (in the member's timezone, CASHBK-10) is one of its days,
 * the last claim was on an earlier one, and the monthly limit is not reached (CASHBK-07, CASHBK-08). A day that was closed is
 * over, whatever the clock says (CASHBK-23).
 */
export function isClaimable(facts: ClaimFacts, now: Date, choices: Choices): boolean {
  if (!facts.active || facts.amount <= 0n || facts.hasReachedMaxMonthlyClaim) return false;
  const { start, timezone } = memberPeriod('DAILY', choices, now);
  if (!facts.daysOfWeekClaimable.includes(weekdayIn(start, timezone))) return false;
  if (facts.lastEndedDay !== null && facts.lastEndedDay >= start) return false;
  return !isClaimedToday(facts.dateLastClaimed, now, choices);
}

/**
 * Whether nothing can be claimed only because what is owed is no less than what is given back. A claim day that ends so settles
 * that much of it (decision 043).
 * @param due what is given back by itself
 */
export const onlySettles = (facts: ClaimFacts, due: Minor, now: Date, choices: Choices): boolean =>
  facts.amount <= 0n && isClaimable({ ...facts, amount: due }, now, choices);

/** The start of the next claim day after today in the member's timezone; null when there is no claim day. */
export function nextClaimDay(days: readonly Weekday[], now: Date, choices: Choices): Date | null {
  let day = memberPeriod('DAILY', choices, memberPeriod('DAILY', choices, now).end);
  // A week, plus the day that a change of timezone may skip.
  for (let ahead = 0; ahead < 8; ahead += 1) {
    if (days.includes(weekdayIn(day.start, day.timezone))) return day.start;
    day = memberPeriod('DAILY', choices, day.end);
  }
  return null;
}
