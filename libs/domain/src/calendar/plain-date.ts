/** A day without time or timezone, as 'yyyy-MM-dd' with a four-digit year (FMT-11). */
export type PlainDate = string;

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** @param month 1 to 12; anything else has 0 days */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

/** Parts of a 'yyyy-MM-dd' day; null when the text is none or the day does not exist. */
export function parsePlainDate(text: string): DateParts | null {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year > 0 && day > 0 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

export function plainDateOf({ year, month, day }: DateParts): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/**
 * In full years; 29 February counts as 1 March in a common year. Null for an invalid date or a birthday after
 * `today`.
 */
export function ageOn(birthday: PlainDate, today: PlainDate): number | null {
  const born = parsePlainDate(birthday);
  const now = parsePlainDate(today);
  if (!born || !now || birthday > today) return null;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}
