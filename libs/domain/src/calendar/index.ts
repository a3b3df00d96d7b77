export { addDuration, parseDuration } from './duration.ts';
export type { ParsedDuration } from './duration.ts';
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
