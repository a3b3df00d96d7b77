/** @import { Look } from './states.js' */

/* global document, DOMParser */
/** @param {Look} look */
export function dress({ ground, deep }) {
  document.documentElement.style.setProperty('--ground', ground);
  document.documentElement.style.setProperty('--deep', deep);
}

/**
 * The game's hero as a picture, for the middle of a wheel or the back of a card.
 * @param {Look} look
 * @param {Record<string, string>} attributes
 */
export function emblemOf({ emblem }, attributes = {}) {
  /** @type {Element} */
  const picture = new DOMParser().parseFromString(emblem, 'image/svg+xml').documentElement;
  for (const [name, value] of Object.entries({ 'aria-hidden': 'true', ...attributes }))
    picture.setAttribute(name, value);
  return document.importNode(picture, true);
}
