import { Hand } from './cards.js';
import { shoeOf } from './deck.js';
import { made } from '../../kit/client/dom.js';

/**
 * Deals the cards of a round again from the draws that were taken.
 * @param {number[]} draws
 * @param {number} decks
 * @param {number} [jokers]
 */
export function dealtAgain(draws, decks, jokers = 0) {
  const left = [...draws];
  const deal = shoeOf({ below: () => left.shift() ?? 0 }, decks, jokers);
  return draws.map(() => deal());
}

/** A place for a hand, with its name and what it counts. */
export class Place {
  /**
   * @param {string} name
   * @param {() => Element} back
   */
  constructor(name, back) {
    const cards = made('div', { class: 'hand' });
    cards.setAttribute('role', 'img');
    this.total = made('b', { class: 'total' });
    const title = made('p', { class: 'seat-name', children: [made('span', { text: name }), this.total] });
    this.element = made('section', { class: 'seat-row', children: [title, cards] });
    this.element.setAttribute('aria-label', name);
    this.hand = new Hand(cards, back);
    this.hand.show([]);
  }

  /**
   * @param {readonly string[]} cards
   * @param {number | string | undefined} total what they count, or what they are
   */
  show(cards, total) {
    this.hand.show(cards);
    this.total.textContent = total === undefined ? '' : String(total);
  }
}
