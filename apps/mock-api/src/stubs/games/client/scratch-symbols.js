import { drawn } from '../../kit/client/dom.js';

/** Outlines in a square of 100. @type {Record<string, string>} */
const shapes = {
  CROWN: 'M10 30 30 50 50 16 70 50 90 30 82 74H18ZM18 80H82V90H18Z',
  DIAMOND: 'M28 12H72L92 36H8ZM8 42H92L50 94Z',
  SEVEN: 'M18 12H84V30L52 92H30L60 32H18Z',
  BELL: 'M50 8C54 8 57 11 57 15 72 19 78 32 78 46V64L88 76V80H12V76L22 64V46C22 32 28 19 43 15 43 11 46 8 50 8ZM38 84H62A12 10 0 0 1 38 84Z',
  HORSESHOE:
    'M24 90V62C14 54 12 46 12 38A38 30 0 0 1 88 38C88 46 86 54 76 62V90H58V62C66 54 70 48 70 40A20 16 0 0 0 30 40C30 48 34 54 42 62V90Z',
  CLOVER:
    'M50 8a20 20 0 0 1 17 31 20 20 0 1 1-13 36c1 8 4 13 9 19H37c5-6 8-11 9-19A20 20 0 1 1 33 39 20 20 0 0 1 50 8Z',
  COIN: 'M50 10A40 40 0 1 1 49.9 10ZM50 22A28 28 0 1 0 50.1 22ZM46 32H54V68H46Z',
};

/** @type {Record<string, string>} */
export const symbolNames = {
  CROWN: 'Crown',
  DIAMOND: 'Diamond',
  SEVEN: 'Seven',
  BELL: 'Bell',
  HORSESHOE: 'Horseshoe',
  CLOVER: 'Clover',
  COIN: 'Coin',
};

/** @param {string} symbol */
export function pictureOf(symbol) {
  const picture = drawn('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' });
  picture.append(drawn('path', { d: shapes[symbol] ?? '', fill: 'currentColor', 'fill-rule': 'evenodd' }));
  return picture;
}
