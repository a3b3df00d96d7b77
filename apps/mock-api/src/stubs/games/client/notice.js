/* global document, HTMLButtonElement, HTMLElement */
import { part } from '../../kit/client/dom.js';

const place = part('notice', HTMLElement);
const result = part('result', HTMLElement);

/** What stands in the way of playing on, with one thing to do about it. */
export const notice = {
  /**
   * @param {string} title
   * @param {string} text
   * @param {string} action what the button says
   * @param {() => void} act
   */
  say(title, text, action, act) {
    const button = part('notice-action', HTMLButtonElement);
    part('notice-title', HTMLElement).textContent = title;
    part('notice-text', HTMLElement).textContent = text;
    button.textContent = action;
    button.onclick = act;
    place.hidden = false;
    result.textContent = '';
    // What had the focus can often not be used any more; a page that has not got it takes it from nobody.
    if (document.hasFocus()) button.focus();
  },
  hide() {
    place.hidden = true;
  },
};
