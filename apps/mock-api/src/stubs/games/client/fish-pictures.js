import { drawn } from '../../kit/client/dom.js';

/**
 * Shapes of each kind of fish, swimming to the right in a frame of 120 by 80 about its middle: a class and a path.
 * @type {Record<string, readonly (readonly [shade: string, path: string])[]>}
 */
const shapes = {
  MINNOW: [
    ['silver', 'M-30 0Q-2-20 38 0Q-2 20-30 0Z'],
    ['steel', 'M-24 0-46-14Q-38 0-46 14ZM2-13 14-22 18-10Z'],
    ['pale', 'M-18 4Q8 16 32 3Q6 8-18 4Z'],
  ],
  CLOWNFISH: [
    ['orange', 'M-34 0Q-8-34 40 0Q-8 34-34 0Z'],
    ['orange', 'M-26 0-50-20Q-42 0-50 20ZM-6-20Q8-36 22-16ZM-4 20Q6 34 16 18Z'],
    ['white', 'M14-17Q26 0 14 17L6 20Q16 0 6-20ZM-14-16Q-4 0-14 16L-21 10Q-14 0-21-10Z'],
  ],
  PUFFER: [
    ['gold', 'M-30 0A32 30 0 1 1 34 0A32 30 0 1 1-30 0Z'],
    [
      'gold',
      'M-26 0-48-16-44 0-48 16ZM-14-24-18-36-4-29ZM4-29 8-40 16-27ZM-14 24-18 36-4 29ZM4 29 8 40 16 27ZM24-20 36-28 31-13Z',
    ],
    ['white', 'M-22 8Q2 40 28 12Q2 22-22 8Z'],
  ],
  TURTLE: [
    [
      'leaf',
      'M30-6Q56-14 54 2 44 14 28 8ZM8-16Q22-44 34-38 24-24 22-10ZM4 18Q10 38 26 38 20 26 20 14ZM-30 6-48 14-30 16Z',
    ],
    ['shell', 'M-36 8Q-30-28 2-28 32-26 34 8 0 22-36 8Z'],
    ['leaf', 'M-8-20 8-20 16-6 6 6-10 6-18-6ZM-30 2-22 0-16 10-28 10ZM14 8 20-2 30 2 28 9Z'],
  ],
  RAY: [
    ['dusk', 'M46 0Q26-12 4-36-4-8-26 0-4 8 4 36 26 12 46 0Z'],
    ['dusk', 'M-20-3-62 4-20 3Z'],
    ['pale', 'M20-6A3 3 0 1 1 20-5ZM8-14A4 4 0 1 1 8-13ZM10 14A4 4 0 1 1 10 15ZM-4 0A4 4 0 1 1-4 1Z'],
  ],
  SHARK: [
    ['steel', 'M-44 2Q-4-28 56 2Q-4 24-44 2Z'],
    ['steel', 'M-38 2-60-24Q-50 0-58 20ZM-4-14 4-38 20-12ZM0 12-8 32 18 12Z'],
    ['white', 'M-30 7Q8 22 52 4Q10 14-30 7Z'],
  ],
  TREASURE_CRAB: [
    ['red', 'M-34 14Q-34-8 0-8 34-8 34 14 18 28 0 28-18 28-34 14Z'],
    [
      'red',
      'M-30 4Q-54-2-52-24-40-34-32-22L-42-16-32-12ZM30 4Q54-2 52-24 40-34 32-22L42-16 32-12ZM-30 20-46 34-26 26ZM30 20 46 34 26 26ZM-18 26-26 40-10 28ZM18 26 26 40 10 28Z',
    ],
    ['gold', 'M-22-10V-26Q-22-36 0-36 22-36 22-26V-10ZM-22-24H22V-20H-22Z'],
    ['ink', 'M-3-22H3V-14H-3Z'],
  ],
};

/** Where the eyes are. @type {Record<string, readonly (readonly [x: number, y: number])[]>} */
const eyes = {
  MINNOW: [[26, -3]],
  CLOWNFISH: [[26, -4]],
  PUFFER: [[22, -8]],
  TURTLE: [[44, -4]],
  RAY: [
    [31, -7],
    [31, 7],
  ],
  SHARK: [[38, -4]],
  TREASURE_CRAB: [
    [-9, 4],
    [9, 4],
  ],
};

/** @param {string} id */
export function fishPicture(id) {
  const picture = drawn('svg', { viewBox: '-62 -42 124 84', 'aria-hidden': 'true' });
  for (const [shade, path] of shapes[id] ?? [])
    picture.append(drawn('path', { class: `shade-${shade}`, d: path }));
  for (const [x, y] of eyes[id] ?? []) {
    picture.append(
      drawn('circle', { class: 'shade-white', cx: String(x), cy: String(y), r: '5' }),
      drawn('circle', { class: 'shade-ink', cx: String(x + 1), cy: String(y), r: '2.6' }),
    );
  }
  return picture;
}
