/* global document, HTMLButtonElement, HTMLElement */
import { isSome } from '../../kit/client/amounts.js';
import { Seat, totalText } from './blackjack-seat.js';
import { Hand, pauseForCard } from './cards.js';
import { dress, emblemOf } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { BlackjackState } from './states.js' */

/** @typedef {import('./blackjack-seat.js').Dealt} Dealt */

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  hands: part('hands', HTMLElement),
  dealer: part('dealer', HTMLElement),
  dealerTotal: part('dealer-total', HTMLElement),
};

const moves = /** @type {const} */ (['HIT', 'STAND', 'DOUBLE', 'SPLIT']);

/** @param {string} move */
const buttonOf = (move) => part(move.toLowerCase(), HTMLButtonElement);

/** @extends {Room<BlackjackState>} */
class Blackjack extends Room {
  /** @type {Seat[]} */
  seats = [];

  /** @param {BlackjackState} state */
  constructor(state) {
    super(state);
    const back = () => emblemOf(state.look);
    this.dealer = new Hand(view.dealer, back);
    this.back = back;
    this.ladder = new StakeLadder(this, () => {
      notice.hide();
      this.refresh();
    });
    const { open, last } = state;
    this.open = open;
    const shown = open ?? last;
    if (shown?.view) this.lay(shown.view, open !== null);
    else this.seatsFor(1);
    view.result.textContent = this.greeting(open, last);
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /** @param {import('./room.js').Round | null} open @param {import('./room.js').Round | null} last */
  greeting(open, last) {
    if (open) return `Your hand is still open. ${this.question(open)}`;
    return last?.view ? `Last hand: ${this.outcome(last)}` : 'Choose a stake and deal.';
  }

  /**
   * Draws are the cards in the order they were dealt: two each in turn, then what was drawn.
   * @override
   * @param {number[]} draws
   * @param {Dealt} shown
   */
  explain(draws, shown) {
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const drawn = draws.map((draw) => `${ranks[draw % 13]}${'SHDC'[Math.floor(draw / 13)]}`);
    const seen = [...shown.dealer.cards, ...shown.hands.flatMap(({ cards }) => cards)];
    if (JSON.stringify([...drawn].sort()) !== JSON.stringify([...seen].sort())) return null;
    return `The cards were ${drawn.join(', ')}.`;
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.open === null;
  }

  /** @param {import('./room.js').Round} round */
  question({ view: dealt }) {
    const { hands, turn } = /** @type {Dealt} */ (dealt);
    const hand = hands[turn];
    if (!hand) return '';
    const which = hands.length === 1 ? 'You have' : `Hand ${turn + 1} has`;
    return `${which} ${hand.soft ? 'a soft ' : ''}${hand.total}.`;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: dealt }) {
    const { dealer, hands } = /** @type {Dealt} */ (dealt);
    const told = hands.map(({ total, result }) => {
      if (result === 'BLACKJACK') return 'Blackjack';
      if (total > 21) return `${total} is too many`;
      if (result === 'PUSH') return `${total} each`;
      return `${total} against ${dealer.total > 21 ? `${dealer.total}, too many` : dealer.total}`;
    });
    const end = isSome(payout) ? `${this.money(payout)} is paid` : 'No win';
    return `${told.join('; ')}. ${end}.`;
  }

  /** @override */
  refresh() {
    view.play.disabled = !this.canChoose;
    this.ladder.show(this.canChoose);
    const next = this.busy || !this.state.live ? [] : (this.open?.next ?? []);
    for (const move of moves) buttonOf(move).disabled = !next.includes(move);
    document.body.classList.toggle('in-hand', this.open !== null);
  }

  /** @param {number} count */
  seatsFor(count) {
    if (this.seats.length === count) return;
    this.seats = Array.from({ length: count }, () => new Seat(this.back));
    view.hands.replaceChildren(...this.seats.map(({ element }) => element));
  }

  /**
   * Shows how a round stands.
   * @param {Dealt} dealt
   * @param {boolean} hidden whether the dealer's second card lies face down
   */
  lay({ dealer, hands, turn }, hidden) {
    this.seatsFor(hands.length);
    for (const [index, hand] of hands.entries()) {
      const name = hands.length === 1 ? 'Your hand' : `Hand ${index + 1}`;
      const told = { name, turn: index === turn, stake: this.money(hand.stake) };
      this.seats[index]?.show(hand, told);
    }
    this.dealer.show(hidden ? [...dealer.cards, ''] : dealer.cards);
    view.dealerTotal.textContent = totalText(dealer, !hidden);
  }

  /**
   * Deals the first cards one by one, as at a table.
   * @param {Dealt} dealt
   */
  async dealOut({ dealer, hands }) {
    const [hand] = hands;
    if (!hand) return;
    this.seatsFor(1);
    const [seat] = this.seats;
    const empty = { ...hand, cards: /** @type {string[]} */ ([]), result: null };
    const told = { name: 'Your hand', turn: true, stake: this.money(hand.stake) };
    this.dealer.show([]);
    view.dealerTotal.textContent = '';
    seat?.show(empty, told);
    for (const step of [1, 2]) {
      seat?.hand.show(hand.cards.slice(0, step));
      await pauseForCard();
      this.dealer.show(step === 1 ? dealer.cards.slice(0, 1) : [dealer.cards[0] ?? '', '']);
      await pauseForCard();
    }
  }

  /**
   * The dealer's turn, card by card.
   * @param {Dealt} dealt
   */
  async playOut(dealt) {
    this.lay(
      { ...dealt, dealer: { ...dealt.dealer, cards: this.dealer.cards.filter((card) => card !== '') } },
      true,
    );
    await pauseForCard();
    for (let shown = 2; shown <= dealt.dealer.cards.length; shown += 1) {
      this.dealer.show(dealt.dealer.cards.slice(0, shown));
      await pauseForCard();
    }
  }

  /** @override */
  replay() {
    return this.deal();
  }

  /** @override @param {string} move */
  replayMove(move) {
    return this.move(move);
  }

  async deal() {
    if (this.busy || !this.state.live || this.open) return;
    await this.alone(async () => {
      view.result.textContent = 'Dealing';
      await this.tried(
        async () => {
          const round = await this.begin(this.ladder.stake);
          if (round.view) await this.dealOut(round.view);
          await this.stands(round);
        },
        () => void this.deal(),
      );
    });
    this.focusOn();
  }

  /** @param {string} move */
  async move(move) {
    const { open } = this;
    if (this.busy || !open?.next.includes(move)) return;
    await this.alone(() =>
      this.tried(
        async () => this.stands(await this.act(open, move)),
        () => void this.move(move),
      ),
    );
    this.focusOn();
  }

  /** @param {() => Promise<void>} work @param {() => void} again */
  async tried(work, again) {
    try {
      await work();
    } catch (error) {
      view.result.textContent = this.open ? this.question(this.open) : '';
      this.fail(error, this.open?.stake ?? this.ladder.stake, again);
    }
  }

  /** @param {import('./wire.js').Played} round */
  async stands(round) {
    if (round.view === null) {
      this.open = null;
      this.shown(round);
      notice.say('No hand', this.endOf(round), 'OK', () => notice.hide());
      return;
    }
    const open = round.status === 'OPEN';
    if (!open) await this.playOut(round.view);
    this.lay(round.view, open);
    this.open = open ? round : null;
    this.shown(round);
    view.result.textContent = open ? this.question(round) : this.outcome(round);
    if (!open) view.win.textContent = this.money(round.payout);
  }

  /** A disabled button loses the focus; whoever plays by keyboard goes on with the next. */
  focusOn() {
    if (document.activeElement !== document.body) return;
    const next = this.open ? buttonOf('HIT') : view.play;
    if (!next.disabled) next.focus();
  }
}

void openGame((/** @type {BlackjackState} */ state) => {
  dress(state.look);
  const table = new Blackjack(state);
  view.play.addEventListener('click', () => void table.deal());
  for (const move of moves) buttonOf(move).addEventListener('click', () => void table.move(move));
  keys(table, {
    begin: () => void table.deal(),
    step: (by) => table.ladder.step(by),
    others: {
      h: () => void table.move('HIT'),
      s: () => void table.move('STAND'),
      d: () => void table.move('DOUBLE'),
      p: () => void table.move('SPLIT'),
    },
  });
  return table;
});
