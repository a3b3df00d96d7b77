/* global HTMLElement */
import { pauseForCard } from './cards.js';
import { emblemOf } from './dress.js';
import { part } from '../../kit/client/dom.js';
import { dealtAgain, Place } from './places.js';
import { openSteps, StepRoom } from './steps.js';

/** @typedef {{ player: { cards: string[] }, dealer: { cards: string[] }, end: keyof typeof ends | null }} Battle */

const decks = 6;

const ends = {
  WON: 'Your card is higher',
  LOST: 'The dealer’s card is higher',
  SURRENDERED: 'You surrendered',
  WAR_WON: 'You won the war',
  WAR_LOST: 'The dealer won the war',
  WAR_TIE: 'A tie again, which wins the war',
};

const moves = [
  { move: 'WAR', name: 'Go to war', key: 'w' },
  { move: 'SURRENDER', name: 'Surrender', key: 's' },
];

/** @extends {StepRoom<import('./steps.js').StepState>} */
class CasinoWar extends StepRoom {
  /** @param {import('./steps.js').StepState} state */
  constructor(state) {
    super(state, moves);
    const back = () => emblemOf(state.look);
    this.dealer = new Place('Dealer', back);
    this.player = new Place('You', back);
    part('rows', HTMLElement).replaceChildren(this.player.element, this.dealer.element);
  }

  /** @override @param {Battle} battle */
  lay({ player, dealer, end }) {
    this.player.show(player.cards, undefined);
    this.dealer.show(dealer.cards, undefined);
    this.player.element.classList.toggle('wins', end === 'WON' || end === 'WAR_WON' || end === 'WAR_TIE');
    this.dealer.element.classList.toggle('wins', end === 'LOST' || end === 'WAR_LOST');
  }

  /**
   * A card to you, a card to the dealer.
   * @override
   * @param {Battle} battle
   */
  async reveal(battle) {
    const { player, dealer } = battle;
    const count = player.cards.length;
    this.lay({
      player: { cards: player.cards.slice(0, -1) },
      dealer: { cards: dealer.cards.slice(0, -1) },
      end: null,
    });
    for (const [own, other] of [
      [count, count - 1],
      [count, count],
    ]) {
      this.player.show(player.cards.slice(0, own), undefined);
      this.dealer.show(dealer.cards.slice(0, other), undefined);
      await pauseForCard();
    }
    this.lay(battle);
  }

  /** @override */
  question() {
    return 'A tie. Go to war with a second stake, or surrender for half of the first.';
  }

  /** @override @param {Battle} battle */
  ended({ end }) {
    return end === null ? '' : ends[end];
  }

  /**
   * Four cards are drawn, of which the last two are for a war.
   * @override
   * @param {number[]} draws
   * @param {Battle} shown
   */
  explain(draws, { player, dealer }) {
    const seen = player.cards.flatMap((card, index) => [card, dealer.cards[index] ?? '']);
    const cards = dealtAgain(draws, decks).slice(0, seen.length);
    return cards.join() === seen.join() ? `The cards were ${cards.join(', ')}.` : null;
  }
}

void openSteps((state) => new CasinoWar(state));
