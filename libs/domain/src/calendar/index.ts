export { isOverAge } from './age.ts';
export { addDuration, daysAfter, parseDuration } from './duration.ts';
export type { ParsedDuration } from './duration.ts';
export {
  clockHeader,
  followClock,
  ownClock,
  parseShownTime,
  rateOf,
  readClock,
  shownTimeText,
} from './followed-clock.ts';
export type { FollowedClock, Passage, ShownTime } from './followed-clock.ts';
export {
  decideTimezone,
  isSameDay,
  memberPeriod,
  memberToday,
  mostTimezoneChanges,
  timezoneReasons,
} from './member-periods.ts';
export type { MemberPeriod, TimezoneChoice, TimezoneReason } from './member-periods.ts';
export { nextPeriodStart, periodStart } from './periods.ts';
export type { Period } from './periods.ts';
export { ageOn, daysInMonth, isLeapYear, parsePlainDate, plainDateOf } from './plain-date.ts';
export type { DateParts, PlainDate } from './plain-date.ts';
export { daysLeft, nextTimerDelay, secondsLeft } from './timers.ts';
export {
  daysBefore,
  isTimeZone,
  monthsBefore,
  startOfDay,
  startOfMonth,
  startOfNextDay,
  startOfNextMonth,
  startOfNextWeek,
  startOfWeek,
  todayIn,
  weekdayIn,
  weekdays,
} from './zone.ts';
export type { Weekday } from './zone.ts';
