/* global location, URLSearchParams */

/**
 * @param {string} iso
 * @param {Intl.DateTimeFormatOptions} style
 */
function inSiteZone(iso, style) {
  const timeZone = new URLSearchParams(location.search).get('time-zone') ?? undefined;
  try {
    return new Date(iso).toLocaleString('en-AU', { ...style, timeZone });
  } catch {
    return new Date(iso).toLocaleString('en-AU', style);
  }
}

/**
 * A moment in the time zone that the site names.
 * @param {string} iso
 */
export const timeText = (iso) =>
  inSiteZone(iso, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/**
 * A moment of this week.
 * @param {string} iso
 */
export const weekdayText = (iso) =>
  inSiteZone(iso, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
