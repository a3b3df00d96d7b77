import { CardTable } from './card-rows.js';
import { openFields } from './fields.js';
import { dealtAgain } from './places.js';

/** @import { Coup } from './states.js' */

const decks = 8;

const winners = { PLAYER: 'Player wins', BANKER: 'Banker wins', TIE: 'A tie' };

/** @extends {CardTable<Coup>} */
class Baccarat extends CardTable {
  /** @override */
  static places = { player: 'Player', banker: 'Banker' };

  /** @override @param {Coup} coup */
  said({ result, player, banker }) {
    return `${winners[result]}, ${player.total} to ${banker.total}`;
  }

  /**
   * Two cards each in turn, then a third of Player's and one of Banker's.
   * @override
   * @param {number[]} draws
   * @param {Coup} shown
   */
  explain(draws, shown) {
    const cards = dealtAgain(draws, decks);
    const { player, banker } = shown;
    const seen = [0, 1, 2].flatMap((index) => [player.cards[index] ?? [], banker.cards[index] ?? []].flat());
    return JSON.stringify(cards) === JSON.stringify(seen) ? `The cards were ${cards.join(', ')}.` : null;
  }
}

void openFields(Baccarat);
