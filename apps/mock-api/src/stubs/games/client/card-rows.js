/* global HTMLElement */
import { Hand, pauseForCard } from './cards.js';
import { shoeOf } from './deck.js';
import { emblemOf } from './dress.js';
import { FieldTable } from './fields.js';
import { made, part } from './page.js';

/** @typedef {{ cards: string[], total?: number }} Row */

/**
 * Deals the cards of a round again from the draws that were taken.
 *
 * @param {number[]} draws
 * @param {number} decks
 */
export function dealtAgain(draws, decks) {
  const left = [...draws];
  const deal = shoeOf({ below: () => left.shift() ?? 0 }, decks);
  return draws.map(() => deal());
}

/** A place for a hand, with its name and what it counts. */
class Place {
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
   * @param {number | undefined} total
   */
  show(cards, total) {
    this.hand.show(cards);
    this.total.textContent = total === undefined ? '' : String(total);
  }
}

/**
 * A table of fields at which cards are dealt to places that play for everyone.
 *
 * @template {import('./fields.js').Bets & { result: string }} Drawn
 * @extends {FieldTable<Drawn>}
 */
export class CardTable extends FieldTable {
  /** The places by the names that a round shows their cards under. @type {Record<string, string>} */
  static places = {};

  /** @param {import('./fields.js').FieldState} state */
  constructor(state) {
    super(state);
    const { places } = /** @type {typeof CardTable} */ (this.constructor);
    this.places = new Map(
      Object.entries(places).map(([id, name]) => [id, new Place(name, () => emblemOf(state.look))]),
    );
    part('rows', HTMLElement).replaceChildren(...[...this.places.values()].map(({ element }) => element));
  }

  /**
   * @param {Drawn} drawn
   * @param {string} id
   * @returns {Row}
   */
  rowOf(drawn, id) {
    return /** @type {Record<string, Row>} */ (/** @type {unknown} */ (drawn))[id] ?? { cards: [] };
  }

  /** @override */
  clear() {
    for (const place of this.places.values()) {
      place.show([], undefined);
      place.element.classList.remove('wins');
    }
  }

  /**
   * In turn, a card at a time, as at a table.
   *
   * @override
   * @param {Drawn} drawn
   */
  async reveal(drawn) {
    const most = Math.max(...[...this.places.keys()].map((id) => this.rowOf(drawn, id).cards.length));
    for (let count = 1; count <= most; count += 1)
      for (const [id, place] of this.places) {
        const { cards } = this.rowOf(drawn, id);
        if (cards.length < count) continue;
        place.show(cards.slice(0, count), undefined);
        await pauseForCard();
      }
    this.rest(drawn);
  }

  /**
   * @override
   * @param {Drawn} drawn
   */
  rest(drawn) {
    for (const [id, place] of this.places) {
      const { cards, total } = this.rowOf(drawn, id);
      place.show(cards, total);
      place.element.classList.toggle('wins', drawn.result.toLowerCase() === id);
    }
  }
}
