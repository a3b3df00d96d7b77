import { drawn } from '../../kit/client/dom.js';

/**
 * The picture of a symbol from the game's sprite.
 * @param {string} symbol
 */
export function symbolPicture(symbol) {
  const picture = drawn('svg', { viewBox: '-60 -60 120 120', 'aria-hidden': 'true' });
  picture.append(
    drawn('use', { href: `#symbol-${symbol}`, x: '-60', y: '-60', width: '120', height: '120' }),
  );
  return picture;
}
