/* global document, parent, URL, window */

/**
 * Origin of the page around this one, as the browser tells it; null when there is none or it is not one of those allowed.
 * @param {readonly string[]} allowed
 */
export function originAround(allowed) {
  if (parent === window || document.referrer === '') return null;
  const { origin } = new URL(document.referrer);
  return allowed.includes(origin) ? origin : null;
}
