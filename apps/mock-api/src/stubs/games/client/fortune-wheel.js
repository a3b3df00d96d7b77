/* global matchMedia */
import { drawn } from '../../kit/client/dom.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Time from the push to rest, in ms. */
export const turnTime = 6000;
const turns = 5;

const radius = { rim: 106, outer: 100, number: 88, peg: 103, hub: 34 };

/**
 * @param {number} angle in degrees, clockwise from the top
 * @param {number} distance
 */
function pointAt(angle, distance) {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(turn)).toFixed(2)} ${(distance * Math.sin(turn)).toFixed(2)}`;
}

/** A wheel of segments under a pointer. */
export class FortuneWheel {
  /**
   * @param {Element} place an SVG whose middle is its origin
   * @param {readonly { id: string, text: string }[]} segments clockwise
   * @param {Element} emblem
   */
  constructor(place, segments, emblem) {
    this.share = 360 / segments.length;
    this.at = 0;
    this.disc = drawn('g', { class: 'turning' });
    for (const [index, segment] of segments.entries()) this.disc.append(...this.segment(segment, index));
    this.disc.append(drawn('circle', { r: String(radius.hub), class: 'hub' }), emblem);
    const pointer = drawn('path', { d: 'M-8 -116H8L0 -94Z', class: 'pointer' });
    place.replaceChildren(drawn('circle', { r: String(radius.rim), class: 'rim' }), this.disc, pointer);
  }

  /**
   * @param {{ id: string, text: string }} segment
   * @param {number} index
   */
  segment({ id, text }, index) {
    const middle = index * this.share;
    const [from, to] = [middle - this.share / 2, middle + this.share / 2];
    const { outer } = radius;
    const shape = `M0 0L${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}Z`;
    const number = drawn('text', { transform: `rotate(${middle}) translate(0 ${-radius.number})` });
    number.textContent = text;
    const [x = '0', y = '0'] = pointAt(from, radius.peg).split(' ');
    return [
      drawn('path', { d: shape, class: `segment segment-${id.toLowerCase()}` }),
      number,
      drawn('circle', { cx: x, cy: y, r: '1.6', class: 'peg' }),
    ];
  }

  /** @param {number} segment which comes to stand under the pointer */
  show(segment) {
    this.at = -this.share * segment;
    this.disc.setAttribute('transform', `rotate(${this.at})`);
  }

  /** @param {number} segment */
  async turnTo(segment) {
    const from = this.at;
    this.show(segment);
    if (calm.matches) return;
    const options = { duration: turnTime, easing: 'cubic-bezier(.1,.6,.12,1)' };
    this.disc.removeAttribute('transform');
    const move = this.disc.animate(
      { transform: [`rotate(${from}deg)`, `rotate(${this.at - 360 * turns}deg)`] },
      options,
    );
    await move.finished.catch(() => undefined);
    this.show(segment);
  }
}
