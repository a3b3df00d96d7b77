/* global HTMLButtonElement, HTMLElement */
import { scaled } from '../../kit/client/amounts.js';
import { CardButtons } from './card-buttons.js';
import { pauseForCard } from './cards.js';
import { emblemOf } from './dress.js';
import { made, part } from '../../kit/client/dom.js';
import { handNames } from './hand-names.js';
import { dealtAgain } from './places.js';
import { openSteps, StepRoom } from './steps.js';

/** @import { PokerState } from './states.js' */

/** @typedef {{ cards: string[], held: boolean[] | null, hand: string | null }} Poker */

const view = {
  cards: part('cards', HTMLElement),
  pays: part('pays', HTMLElement),
  play: part('play', HTMLButtonElement),
};

const places = [0, 1, 2, 3, 4];

/** @extends {StepRoom<PokerState>} */
class VideoPoker extends StepRoom {
  /** The hand that is lit in the table. @type {string | null} */
  hand = null;

  /** @param {PokerState} state */
  constructor(state) {
    super(state, []);
    /** @type {boolean[]} */
    this.held = places.map(() => false);
    this.holds = new CardButtons(view.cards, places.length, {
      back: () => emblemOf(state.look),
      press: (place) => this.toggle(place),
    });
  }

  /** @param {number} place */
  toggle(place) {
    if (this.next.length === 0) return;
    this.held = this.held.with(place, !(this.held[place] ?? false));
    this.refresh();
  }

  /** @override */
  get mainMove() {
    return `HOLD_${this.held.map(Number).join('')}`;
  }

  /** @override @param {Poker} poker */
  lay({ cards, held, hand }) {
    this.held = held ?? places.map(() => false);
    this.hand = hand;
    this.holds.show(cards);
  }

  /**
   * The cards that are new come one after the other.
   * @override
   * @param {Poker} poker
   */
  async reveal(poker) {
    const isFirst = poker.held === null;
    if (isFirst) this.holds.show([]);
    const kept = isFirst ? places.map(() => false) : this.held;
    const before = isFirst ? [] : this.holds.cards;
    for (const place of places) {
      if (kept[place] === true) continue;
      this.holds.show(
        isFirst
          ? poker.cards.slice(0, place + 1)
          : before.map((card, index) => (index <= place ? (poker.cards[index] ?? card) : card)),
      );
      await pauseForCard();
    }
    this.lay(poker);
  }

  /** @override @param {string} move */
  replayMove(move) {
    this.held = places.map((place) => move.at(place - places.length) === '1');
    return super.replayMove(move);
  }

  /** @override */
  refresh() {
    super.refresh();
    view.play.textContent = this.open ? 'Draw' : 'Deal';
    this.holds.mark((place) => this.held[place] ?? false, this.next.length > 0);
    this.showPays();
  }

  showPays() {
    const rows = this.state.model.table.hands.map(({ hand, pays }) => {
      const name = made('th', { text: handNames[hand] ?? '' });
      name.setAttribute('scope', 'row');
      const amount = made('td', { text: this.money(scaled(this.ladder.stake, pays, 1)) });
      return made('tr', { class: hand === this.hand ? 'now' : '', children: [name, amount] });
    });
    view.pays.replaceChildren(...rows);
  }

  /** @override @param {Poker} poker */
  question({ hand }) {
    const have = hand === null ? '' : `${handNames[hand]}. `;
    return `${have}Hold the cards that you keep, then draw.`;
  }

  /** @override @param {Poker} poker */
  ended({ hand }) {
    return hand === null ? 'Nothing that is paid' : (handNames[hand] ?? '');
  }

  /**
   * Five cards, then those that replaced what was not held.
   * @override
   * @param {number[]} draws
   * @param {Poker} shown
   */
  explain(draws, { cards, held }) {
    const dealt = dealtAgain(draws, 1);
    const later = dealt.slice(places.length);
    const end = places.map((place) => (held?.[place] ? dealt[place] : later.shift()));
    if (end.join() !== cards.join()) return null;
    return `You were dealt ${dealt.slice(0, places.length).join(', ')} and ended with ${cards.join(', ')}.`;
  }
}

void openSteps(
  (state) => new VideoPoker(state),
  (game) => Object.fromEntries(places.map((place) => [String(place + 1), () => game.toggle(place)])),
);
