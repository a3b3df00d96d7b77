import { drawn, made } from '../../kit/client/dom.js';

/**
 * @param {string} text
 * @param {(() => void) | null} press null for one that sends its form
 * @param {string} [look]
 */
export function button(text, press, look = '') {
  const element = made('button', { class: `button ${look}`.trim(), text });
  element.type = press ? 'button' : 'submit';
  if (press) element.addEventListener('click', press);
  return element;
}

/** @param {string} path */
export function icon(path) {
  const picture = drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  picture.append(drawn('path', { d: path }));
  return picture;
}
