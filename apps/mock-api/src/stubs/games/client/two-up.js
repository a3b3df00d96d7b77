/* global HTMLElement, matchMedia, setTimeout */
import { FieldTable, openFields } from './fields.js';
import { made, part } from '../../kit/client/dom.js';

/** @typedef {import('./fields.js').Bets & { result: 'HEADS' | 'TAILS' | 'FIVE_ODDS', tosses: string[] }} Tossed */

/** Time that coins are in the air, in ms. */
const flight = 900;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

const results = { HEADS: 'Heads', TAILS: 'Tails', FIVE_ODDS: 'Five odds' };
/** @type {Record<string, string>} */
const faces = { H: 'heads', T: 'tails' };
/** @type {Record<string, string>} */
const named = { HH: 'two heads', TT: 'two tails', HT: 'odds', TH: 'odds' };

const view = { coins: part('coins', HTMLElement), tosses: part('tosses', HTMLElement) };

function coin() {
  const sides = [
    made('span', { class: 'side heads', text: 'H' }),
    made('span', { class: 'side tails', text: 'T' }),
  ];
  return made('span', { class: 'coin', children: sides });
}

/** @extends {FieldTable<Tossed>} */
class TwoUp extends FieldTable {
  coins = [coin(), coin()];

  /** @param {import('./states.js').FieldState} state */
  constructor(state) {
    super(state);
    view.coins.replaceChildren(...this.coins);
  }

  /** @override */
  clear() {
    view.tosses.replaceChildren();
  }

  /** @param {string} toss */
  lay(toss) {
    for (const [index, each] of this.coins.entries()) each.dataset['face'] = faces[toss[index] ?? 'H'];
    view.coins.setAttribute('aria-label', `The coins show ${named[toss] ?? 'nothing yet'}`);
  }

  /** @override @param {Tossed} tossed */
  async reveal({ tosses }) {
    for (const [index, toss] of tosses.entries()) {
      this.lay(toss);
      await this.fly();
      this.list(tosses.slice(0, index + 1));
    }
  }

  /** Both coins turn over in the air and come down as they are laid. */
  async fly() {
    if (calm.matches) return;
    for (const [index, each] of this.coins.entries()) {
      const end = each.dataset['face'] === 'tails' ? 180 : 0;
      const up = `translateY(-34cqh) rotateX(${end + 900 + 180 * index}deg)`;
      each.animate(
        { transform: [`rotateX(${end + 2160}deg)`, up, `rotateX(${end}deg)`] },
        { duration: flight, easing: 'cubic-bezier(.3,.1,.5,1)' },
      );
    }
    await new Promise((resolve) => setTimeout(resolve, flight));
  }

  /** @param {string[]} tosses */
  list(tosses) {
    const items = tosses.map((toss) => made('li', { text: named[toss] ?? '' }));
    view.tosses.replaceChildren(...items);
  }

  /** @override @param {Tossed} tossed */
  rest({ tosses }) {
    this.lay(tosses.at(-1) ?? '');
    this.list(tosses);
  }

  /** @override @param {Tossed} tossed */
  said({ result, tosses }) {
    const odds = tosses.length - 1;
    if (result === 'FIVE_ODDS' || odds === 0) return results[result];
    return `${results[result]} after ${odds === 1 ? 'one odds' : `${odds} odds`}`;
  }

  /**
   * Each draw is both coins: 0 two heads, 3 two tails.
   * @override
   * @param {number[]} draws
   * @param {Tossed} shown
   */
  explain(draws, { tosses }) {
    const fallen = draws.map((draw) => ['HH', 'HT', 'TH', 'TT'][draw] ?? '');
    return fallen.join() === tosses.join()
      ? `The coins fell on ${fallen.map((toss) => named[toss] ?? '').join(', ')}.`
      : null;
  }
}

void openFields(TwoUp);
