/* global HTMLElement */
import { pauseForCard } from './cards.js';
import { emblemOf } from './dress.js';
import { FieldTable } from './fields.js';
import { part } from '../../kit/client/dom.js';
import { Place } from './places.js';

/** @typedef {{ cards: string[], total?: number }} Row */

/**
 * A table of fields at which cards are dealt to places that play for everyone.
 * @template {import('./fields.js').Bets & { result: string }} Drawn
 * @extends {FieldTable<Drawn>}
 */
export class CardTable extends FieldTable {
  /** The places by the names that a round shows their cards under. @type {Record<string, string>} */
  static places = {};

  /** @param {import('./states.js').FieldState} state */
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

  /** @override @param {Drawn} drawn */
  rest(drawn) {
    for (const [id, place] of this.places) {
      const { cards, total } = this.rowOf(drawn, id);
      place.show(cards, total);
      place.element.classList.toggle('wins', drawn.result.toLowerCase() === id);
    }
  }
}
