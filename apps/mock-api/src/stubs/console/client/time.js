const shown = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * A moment for people, in UTC.
 * @param {string | number} moment ISO 8601, or milliseconds
 */
export function moment(moment) {
  return `${shown.format(new Date(moment))} UTC`;
}

/**
 * A moment for an input of type datetime-local, in UTC.
 * @param {string} moment ISO 8601
 */
export function forInput(moment) {
  return moment.slice(0, 19);
}

/**
 * The moment that an input of type datetime-local holds, read as UTC.
 * @param {string} value such as 2026-11-23T06:00 or 2026-11-23T06:00:30
 */
export function fromInput(value) {
  return new Date(`${value}Z`).toISOString();
}

const DAY = 86_400_000;

/**
 * The next Monday at 06:00 UTC, when it is Monday in Sydney and Auckland too.
 * @param {number} now milliseconds
 */
export function nextMonday(now) {
  const midnight = Math.floor(now / DAY) * DAY;
  const weekday = new Date(midnight).getUTCDay();
  const monday = midnight + ((8 - weekday) % 7) * DAY + 6 * 3_600_000;
  return new Date(monday > now ? monday : monday + 7 * DAY).toISOString();
}
