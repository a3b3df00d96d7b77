/* global location, URLSearchParams */

/**
 * A moment in the time zone that the site names.
 * @param {string} iso
 */
export function timeText(iso) {
  const timeZone = new URLSearchParams(location.search).get('time-zone') ?? undefined;
  const style = /** @type {const} */ ({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  try {
    return new Date(iso).toLocaleString('en-AU', { ...style, timeZone });
  } catch {
    return new Date(iso).toLocaleString('en-AU', style);
  }
}
