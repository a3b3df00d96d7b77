/* global matchMedia */
import { drawn } from '../../kit/client/dom.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Turns of the wheel and of the ball before they rest. */
const turns = { wheel: 3, ball: 6 };
/** Time from throw to rest, in ms. */
const time = 4200;

const radius = { rim: 104, outer: 98, inner: 62, hub: 40, number: 86, ball: 68 };

/**
 * @param {number} angle in degrees, clockwise from the top
 * @param {number} distance
 */
function pointAt(angle, distance) {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(turn)).toFixed(2)} ${(distance * Math.sin(turn)).toFixed(2)}`;
}

/**
 * @param {number} from
 * @param {number} to
 */
function wedge(from, to) {
  const { outer, inner } = radius;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`;
}

export class Wheel {
  /**
   * @param {Element} place an SVG whose middle is its origin
   * @param {readonly number[]} pockets
   * @param {(number: number) => string} colourOf
   * @param {Element | null} emblem
   */
  constructor(place, pockets, colourOf, emblem) {
    this.pockets = pockets;
    this.share = 360 / pockets.length;
    this.disc = drawn('g', { class: 'turning' });
    this.orbit = drawn('g', { class: 'turning' });
    this.at = 0;
    for (const [index, number] of pockets.entries())
      this.disc.append(...this.pocket(number, index, colourOf));
    this.disc.append(
      drawn('circle', { r: String(radius.inner), class: 'bowl' }),
      drawn('circle', { r: String(radius.hub), class: 'hub' }),
    );
    if (emblem) this.disc.append(emblem);
    this.orbit.append(drawn('circle', { cy: String(-radius.ball), r: '5', class: 'ball' }));
    place.replaceChildren(drawn('circle', { r: String(radius.rim), class: 'rim' }), this.disc, this.orbit);
  }

  /**
   * @param {number} number
   * @param {number} index
   * @param {(number: number) => string} colourOf
   */
  pocket(number, index, colourOf) {
    const middle = index * this.share;
    const text = drawn('text', { transform: `rotate(${middle}) translate(0 ${-radius.number})` });
    text.textContent = String(number);
    const shape = wedge(middle - this.share / 2, middle + this.share / 2);
    return [drawn('path', { d: shape, class: `pocket-${colourOf(number).toLowerCase()}` }), text];
  }

  /** @param {number} pocket */
  angleOf(pocket) {
    return -this.share * this.pockets.indexOf(pocket);
  }

  /** @param {number} pocket which comes to lie at the top, under the ball */
  show(pocket) {
    this.at = this.angleOf(pocket);
    this.disc.setAttribute('transform', `rotate(${this.at})`);
  }

  /**
   * Turns until the ball rests in a pocket.
   * @param {number} pocket
   */
  async spin(pocket) {
    const from = this.at;
    this.show(pocket);
    if (calm.matches) return;
    const options = { duration: time, easing: 'cubic-bezier(.12,.64,.16,1)' };
    const there = this.at + 360 * turns.wheel;
    this.disc.removeAttribute('transform');
    const moves = [
      this.disc.animate({ transform: [`rotate(${from}deg)`, `rotate(${there}deg)`] }, options),
      this.orbit.animate({ transform: [`rotate(${360 * turns.ball}deg)`, 'rotate(0deg)'] }, options),
    ];
    await Promise.all(moves.map((move) => move.finished.catch(() => undefined)));
    this.show(pocket);
  }
}
