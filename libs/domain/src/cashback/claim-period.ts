import { memberPeriod, weekdayIn } from '../calendar/index.ts';
import type { MemberPeriod, TimezoneChoice, Weekday } from '../calendar/index.ts';
import { isClaimedToday, isClosed, nextClaimDay } from './claimable.ts';
import type { ClaimFacts } from './claimable.ts';

type Choices = readonly TimezoneChoice[];

/** From its start until before its end. */
export interface ClaimPeriod {
  readonly from: Date;
  readonly until: Date;
}

const day = (choices: Choices, at: Date) => memberPeriod('DAILY', choices, at);

const isOneOf = (days: readonly Weekday[], { start, timezone }: ReturnType<typeof day>): boolean =>
  days.includes(weekdayIn(start, timezone));

/** The start of the last claim day before a day that begins at `start`. */
function claimDayBefore(days: readonly Weekday[], start: Date, choices: Choices): Date {
  let running = day(choices, new Date(start.getTime() - 1));
  // A week, plus the day that a change of timezone may skip.
  for (let back = 1; back < 8 && !isOneOf(days, running); back += 1) {
    running = day(choices, new Date(running.start.getTime() - 1));
  }
  return running.start;
}

type ClaimDays = Pick<ClaimFacts, 'daysOfWeekClaimable' | 'dateLastClaimed' | 'lastEndedDay'>;

const latest = (days: readonly (Date | null)[]): Date =>
  new Date(Math.max(...days.map((each) => each?.getTime() ?? 0)));

/**
 * The time whose bets the next claim is for: from the start of one claim day to the start of the next in the member's
 * timezone, which is today until it is claimed or closed (CASHBK-23). Nothing counts twice when the claim days are changed after
 * one. Null without a claim day.
 */
export function claimPeriod(
  { daysOfWeekClaimable: days, dateLastClaimed, lastEndedDay }: ClaimDays,
  now: Date,
  choices: Choices,
): ClaimPeriod | null {
  const today = day(choices, now);
  const isOver = isClosed(lastEndedDay, today.start) || isClaimedToday(dateLastClaimed, now, choices);
  const until = isOneOf(days, today) && !isOver ? today.start : nextClaimDay(days, now, choices);
  if (!until) return null;
  const claimed = dateLastClaimed && day(choices, dateLastClaimed).start;
  return { from: latest([claimDayBefore(days, until, choices), claimed, lastEndedDay]), until };
}

/** The period before one, from the start of the claim day that precedes it. */
export function periodBefore({ from }: ClaimPeriod, days: readonly Weekday[], choices: Choices): ClaimPeriod {
  return { from: claimDayBefore(days, from, choices), until: from };
}

export interface CollectedFacts extends ClaimDays {
  /** Whether it has collected anything. */
  readonly collected: boolean;
}

/** The coming day on which what is collected now can be claimed; null when that is nothing, or of a day that has begun (CASHBK-23). */
export function comingClaimDay(
  { collected, ...days }: CollectedFacts,
  now: Date,
  choices: Choices,
): MemberPeriod | null {
  const period = collected ? claimPeriod(days, now, choices) : null;
  return period && period.until > now ? day(choices, period.until) : null;
}
