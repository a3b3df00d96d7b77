/* global matchMedia, setTimeout */
import { drawn, made } from '../../kit/client/dom.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Time that dice roll, in ms. */
const roll = 900;

/** Where the pips of each face lie, in a square of 100. @type {readonly (readonly (readonly [number, number])[])[]} */
const pips = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
];

/** @param {number} face */
function faceOf(face) {
  const picture = drawn('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' });
  for (const [x, y] of pips[face] ?? [])
    picture.append(drawn('circle', { cx: String(x), cy: String(y), r: '10' }));
  return picture;
}

/** Dice on the cloth. */
export class Dice {
  /**
   * @param {HTMLElement} place
   * @param {number} count
   */
  constructor(place, count) {
    this.place = place;
    place.setAttribute('role', 'img');
    this.dice = Array.from({ length: count }, () => made('span', { class: 'die' }));
    place.replaceChildren(...this.dice);
    this.show([]);
  }

  /** @param {readonly number[]} faces */
  show(faces) {
    for (const [index, die] of this.dice.entries()) die.replaceChildren(faceOf(faces[index] ?? 0));
    this.place.setAttribute('aria-label', faces.length === 0 ? 'No dice yet' : `Dice: ${faces.join(', ')}`);
  }

  /** @param {readonly number[]} faces */
  async roll(faces) {
    if (!calm.matches) {
      for (const [index, die] of this.dice.entries()) {
        const from = `translate(${-60 + 30 * index}cqw, -26cqh) rotate(${-620 - 90 * index}deg)`;
        die.animate(
          { transform: [from, `translate(0, 0) rotate(20deg)`, 'none'], offset: [0, 0.82, 1] },
          { duration: roll - 120 * index, easing: 'cubic-bezier(.2,.7,.3,1)' },
        );
      }
    }
    this.show(faces);
    if (!calm.matches) await new Promise((resolve) => setTimeout(resolve, roll));
  }
}
