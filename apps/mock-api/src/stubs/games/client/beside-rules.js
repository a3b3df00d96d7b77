/* global HTMLButtonElement */
import { made, part } from '../../kit/client/dom.js';

/** Puts a button beside that of the rules. @param {HTMLButtonElement} button */
export function besideRules(button) {
  const info = part('info', HTMLButtonElement);
  if (!info.parentElement?.classList.contains('extras')) {
    const extras = made('div', { class: 'extras' });
    info.before(extras);
    extras.append(info);
  }
  info.before(button);
}
