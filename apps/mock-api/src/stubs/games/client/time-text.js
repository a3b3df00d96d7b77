/* global location, URLSearchParams */

/**
 * @param {string} iso
 * @param {Intl.DateTimeFormatOptions} style
 * @param {string} [locale]
 */
function inSiteZone(iso, style, locale = 'en-AU') {
  const timeZone = new URLSearchParams(location.search).get('time-zone') ?? undefined;
  try {
    return new Date(iso).toLocaleString(locale, { ...style, timeZone });
  } catch {
    return new Date(iso).toLocaleString(locale, style);
  }
}

/**
 * A moment in the time zone that the site names, as the site writes it: 'Nov 21, 2026 18:05:09'.
 * @param {string} iso
 */
export function timeText(iso) {
  const day = inSiteZone(iso, { day: '2-digit', month: 'short', year: 'numeric' }, 'en-US');
  return `${day} ${inSiteZone(iso, { timeStyle: 'medium', hourCycle: 'h23' })}`;
}

/**
 * A moment of this week.
 * @param {string} iso
 */
export const weekdayText = (iso) =>
  inSiteZone(iso, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
