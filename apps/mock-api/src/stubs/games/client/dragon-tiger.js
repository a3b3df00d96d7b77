import { CardTable } from './card-rows.js';
import { openFields } from './fields.js';
import { dealtAgain } from './places.js';

/** @import { Duel } from './states.js' */

const decks = 8;

const ends = { DRAGON: 'Dragon wins', TIGER: 'Tiger wins', TIE: 'A tie', SUITED_TIE: 'A suited tie' };

/** @extends {CardTable<Duel>} */
class DragonTiger extends CardTable {
  /** @override */
  static places = { dragon: 'Dragon', tiger: 'Tiger' };

  /** @override @param {Duel} duel */
  said({ result }) {
    return ends[result];
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Duel} shown
   */
  explain(draws, { dragon, tiger }) {
    const cards = dealtAgain(draws, decks);
    const isSame = JSON.stringify(cards) === JSON.stringify([...dragon.cards, ...tiger.cards]);
    return isSame ? `Dragon got ${cards[0]}, Tiger ${cards[1]}.` : null;
  }
}

void openFields(DragonTiger);
