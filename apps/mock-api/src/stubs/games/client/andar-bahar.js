import { CardTable } from './card-rows.js';
import { nameOf } from './cards.js';
import { openFields } from './fields.js';
import { dealtAgain } from './places.js';

/** @import { Dealt } from './states.js' */

/** @extends {CardTable<Dealt>} */
class AndarBahar extends CardTable {
  /** @override */
  static places = { joker: 'Joker', andar: 'Andar', bahar: 'Bahar' };

  /**
   * @override
   * @param {Dealt} dealt
   * @param {string} id
   */
  rowOf(dealt, id) {
    return id === 'joker' ? { cards: [dealt.joker] } : super.rowOf(dealt, id);
  }

  /** @override @param {Dealt} dealt */
  said({ result, joker, andar, bahar }) {
    const count = andar.cards.length + bahar.cards.length;
    const cards = count === 1 ? 'the first card' : `${count} cards`;
    return `${result === 'ANDAR' ? 'Andar' : 'Bahar'} matches the ${nameOf(joker)} with ${cards}`;
  }

  /**
   * The joker first, then a card to either side in turn.
   * @override
   * @param {number[]} draws
   * @param {Dealt} shown
   */
  explain(draws, { joker, andar, bahar }) {
    const cards = dealtAgain(draws, 1);
    const turns = andar.cards.flatMap((card, index) => [card, bahar.cards[index] ?? []].flat());
    const isSame = JSON.stringify(cards) === JSON.stringify([joker, ...turns]);
    return isSame ? `The joker was ${joker}, then came ${turns.join(', ')}.` : null;
  }
}

void openFields(AndarBahar);
