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

/** Whether a claim day that began at `start` was closed, whatever the clock says (CASHBK-23). */
export const isClosed = (lastEndedDay: Date | null, start: Date): boolean =>
  lastEndedDay !== null && lastEndedDay >= start;

/** Whether the cashback is enabled, and today (in the member's timezone, CASHBK-10) is a claim day that is neither claimed nor closed. */
export function isClaimDay(
  facts: Pick<ClaimFacts, 'active' | 'daysOfWeekClaimable' | 'dateLastClaimed' | 'lastEndedDay'>,
  now: Date,
  choices: Choices,
): boolean {
  const { start, timezone } = memberPeriod('DAILY', choices, now);
  if (!facts.active || !facts.daysOfWeekClaimable.includes(weekdayIn(start, timezone))) return false;
  return !isClosed(facts.lastEndedDay, start) && !isClaimedToday(facts.dateLastClaimed, now, choices);
}

/** Whether today is a claim day, there is an amount, and the monthly limit is not reached (CASHBK-07, CASHBK-08). */
export const isClaimable = (facts: ClaimFacts, now: Date, choices: Choices): boolean =>
  facts.amount > 0n && !facts.hasReachedMaxMonthlyClaim && isClaimDay(facts, now, choices);

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
