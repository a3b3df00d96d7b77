/* global HTMLButtonElement, HTMLElement */
import { part } from '../../kit/client/dom.js';
import { CardButtons } from './card-buttons.js';
import { pauseForCard } from './cards.js';
import { joker, rankAceHigh } from './deck.js';
import { emblemOf } from './dress.js';
import { handNames } from './hand-names.js';
import { dealtAgain, Place } from './places.js';
import { openSteps, StepRoom } from './steps.js';

/** @import { PaiGowDeal } from './states.js' */

/** @typedef {{ cards: string[], front: [number, number] | null, hands: { front: string, back: string } | null }} Seat */

const view = {
  dealer: part('dealer', HTMLElement),
  player: part('player', HTMLElement),
  choosing: part('choosing', HTMLElement),
  cards: part('cards', HTMLElement),
  play: part('play', HTMLButtonElement),
  result: part('result', HTMLElement),
};

const seven = [0, 1, 2, 3, 4, 5, 6];

/** @param {string} card */
const heightOf = (card) => (card === joker ? 15 : rankAceHigh(card));

/**
 * Places of cards from the highest to the lowest.
 * @param {readonly string[]} cards
 * @param {readonly number[]} places
 */
const sorted = (cards, places) =>
  [...places].sort((one, other) => heightOf(cards[other] ?? '') - heightOf(cards[one] ?? '') || one - other);

/** Where a side lays its two hands. */
class Side {
  /**
   * @param {HTMLElement} element
   * @param {string} name
   * @param {() => Element} back
   */
  constructor(element, name, back) {
    this.element = element;
    this.front = new Place(`${name} in front`, back);
    this.back = new Place(`${name} behind`, back);
    element.replaceChildren(this.front.element, this.back.element);
  }

  /** @param {Seat} seat */
  show({ cards, front, hands }) {
    const inFront = sorted(cards, front ?? [0, 1]);
    const behind = sorted(
      cards,
      seven.filter((place) => !inFront.includes(place)),
    );
    const cardsAt = (/** @type {number[]} */ places) => places.flatMap((place) => cards[place] ?? []);
    this.front.show(cardsAt(inFront), hands ? handNames[hands.front] : undefined);
    this.back.show(cardsAt(behind), hands ? handNames[hands.back] : undefined);
  }

  /** @param {{ front: boolean, back: boolean }} wins */
  mark({ front, back }) {
    this.front.element.classList.toggle('wins', front);
    this.back.element.classList.toggle('wins', back);
  }
}

/** @type {Seat} */
const noCards = { cards: [], front: null, hands: null };

/** @extends {StepRoom<import('./steps.js').StepState>} */
class PaiGow extends StepRoom {
  /** Places of the cards that are chosen to go in front, in the order in which they were pressed. @type {number[]} */
  chosen = [];
  /** Places of the cards as they lie, from the highest. @type {number[]} */
  order = seven;

  /** @param {import('./steps.js').StepState} state */
  constructor(state) {
    super(state, [{ move: 'HOUSE_WAY', name: 'House way', key: 'h' }]);
    const back = () => emblemOf(state.look);
    this.dealer = new Side(view.dealer, 'Dealer', back);
    this.player = new Side(view.player, 'You', back);
    this.cards = new CardButtons(view.cards, seven.length, { back, press: (at) => this.toggle(at) });
  }

  /**
   * Of three cards the first that was chosen goes back.
   * @param {number} at where it lies
   */
  toggle(at) {
    if (!this.open || this.next.length === 0) return;
    const place = this.order[at] ?? 0;
    const others = this.chosen.filter((each) => each !== place);
    this.chosen = this.chosen.length > others.length ? others : [...others.slice(-1), place];
    view.result.textContent = this.question();
    this.refresh();
  }

  /** @override */
  get mainMove() {
    return `FRONT_${this.chosen
      .map((place) => place + 1)
      .sort((one, other) => one - other)
      .join('_')}`;
  }

  /** @override @param {string} move */
  replayMove(move) {
    this.chosen = move.split('_').flatMap((part) => (/^\d$/.test(part) ? [Number(part) - 1] : []));
    return super.replayMove(move);
  }

  /** @param {boolean} isChoosing */
  turnTo(isChoosing) {
    view.choosing.hidden = !isChoosing;
    view.player.hidden = isChoosing;
  }

  /** @override @param {PaiGowDeal} deal */
  lay({ player, dealer, higher, end }) {
    this.turnTo(end === null);
    this.order = sorted(player.cards, seven);
    if (end === null) this.cards.show(this.order.flatMap((place) => player.cards[place] ?? []));
    else this.player.show(player);
    this.dealer.show(dealer);
    this.player.mark(higher ?? { front: false, back: false });
    this.dealer.mark({ front: higher?.front === false, back: higher?.back === false });
  }

  /** @override @param {PaiGowDeal} deal */
  async reveal(deal) {
    if (this.open === null) {
      this.chosen = [];
      this.turnTo(true);
      this.dealer.show({ ...noCards, cards: deal.dealer.cards });
      this.dealer.mark({ front: false, back: false });
      for (const place of seven) {
        this.cards.show(deal.player.cards.slice(0, place + 1));
        await pauseForCard();
      }
    } else {
      this.turnTo(false);
      this.player.show(deal.player);
      await pauseForCard();
    }
    this.lay(deal);
    await pauseForCard();
  }

  /** @override */
  refresh() {
    super.refresh();
    view.play.textContent = this.open ? 'Set' : 'Deal';
    this.cards.mark((at) => this.chosen.includes(this.order[at] ?? -1), this.next.length > 0);
  }

  /** @override */
  question() {
    if (this.chosen.length < 2) return 'Choose two cards to go in front, or set them by the house way.';
    return this.open?.next.includes(this.mainMove)
      ? 'Set the hands, or choose others.'
      : 'The five behind would be lower than the two in front: choose others.';
  }

  /** @override @param {PaiGowDeal} deal */
  ended({ higher, end }) {
    if (end === 'WON') return 'Both of your hands win';
    if (end === 'LOST') return 'Both hands are the dealer’s';
    return `Your hand ${higher?.front ? 'in front' : 'behind'} wins, the other is the dealer’s: the stake comes back`;
  }

  /**
   * Yours are drawn first, then the dealer's from a deck of their own.
   * @override
   * @param {number[]} draws
   * @param {PaiGowDeal} shown
   */
  explain(draws, { player, dealer }) {
    const [own, theirs] = [draws.slice(0, 7), draws.slice(7)].map((seat) =>
      dealtAgain(seat, 1, 1).join(', '),
    );
    const isShown = own === player.cards.join(', ') && theirs === dealer.cards.join(', ');
    return isShown ? `Your cards were ${own}, the dealer’s ${theirs}.` : null;
  }
}

void openSteps(
  (state) => new PaiGow(state),
  (game) => Object.fromEntries(seven.map((at) => [String(at + 1), () => game.toggle(at)])),
);
