const timeZone = 'Australia/Sydney';

const full = new Intl.DateTimeFormat('en-AU', {
  timeZone,
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const short = new Intl.DateTimeFormat('en-AU', {
  timeZone,
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `Sat, 28 Nov 2026, 14:03:22`, as the product shows times: in Sydney. */
export const fullMoment = (at: number | string): string => full.format(new Date(at));

/** `28 Nov, 14:03:22`. */
export const shortMoment = (at: string): string => short.format(new Date(at));

const clockTime = new Intl.DateTimeFormat('en-AU', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `14:03:22`. */
export const timeOfDay = (at: number): string => clockTime.format(new Date(at));

const names: readonly [name: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });

/** `in 3 hours`, `2 minutes ago`. */
export function distance(at: string, now: number): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const [unit, size] = names.find((each) => Math.abs(seconds) >= each[1]) ?? ['second', 1];
  return relative.format(Math.trunc(seconds / size), unit);
}
