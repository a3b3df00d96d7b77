/* global HTMLElement */
import { made, part } from '../../kit/client/dom.js';
import { pauseForCard } from './cards.js';
import { emblemOf } from './dress.js';
import { handNames } from './hand-names.js';
import { dealtAgain, Place } from './places.js';
import { openSteps, StepRoom } from './steps.js';

/** @import { PokerTableState } from './states.js' */

/**
 * @typedef {{ cards: string[], hand: string | null }} Seat
 * @typedef {{
 *   player: Seat, dealer: Seat, board: string[], swapped: { place: number, card: string } | null, end: keyof typeof ends | null,
 * }} Deal
 */

/** @typedef {{ hand: string, ante: number, raise: number, bonus?: number }} Pay */

const ends = {
  FOLDED: 'You folded',
  UNQUALIFIED: 'The dealer does not play',
  WON: 'Your hand is higher',
  LOST: 'The dealer’s hand is higher',
  TIE: 'The hands are equal',
};

const raises = [
  { move: 'RAISE', name: 'Raise', key: 'r' },
  { move: 'FOLD', name: 'Fold', key: 'f' },
];

/** @param {number} count of the player's cards */
const swaps = (count) =>
  Array.from({ length: count }, (_, index) => ({
    move: `SWAP_${index + 1}`,
    name: `Swap card ${index + 1}`,
    key: String(index + 1),
  }));

/** @param {string | null} hand */
const nameOfHand = (hand) => (hand === null ? undefined : (handNames[hand] ?? hand));

/**
 * What each hand wins, in the columns in which something differs.
 * @param {Pay[]} pays
 */
function paysTable(pays) {
  const columns = [
    { name: 'First stake', of: (/** @type {Pay} */ { ante }) => ante },
    { name: 'Raise', of: (/** @type {Pay} */ { raise }) => raise },
    { name: 'Bonus', of: (/** @type {Pay} */ { bonus = 0 }) => bonus },
  ].filter(({ of }) => pays.some((pay) => of(pay) > 0));
  const heads = ['Hand', ...columns.map(({ name }) => name)].map((text) =>
    made('th', { text, set: { scope: 'col' } }),
  );
  const rows = pays.map((pay) =>
    made('tr', {
      children: [
        made('th', { text: handNames[pay.hand] ?? pay.hand, set: { scope: 'row' } }),
        ...columns.map(({ of }) => made('td', { text: of(pay) === 0 ? '–' : `${of(pay)} to 1` })),
      ],
    }),
  );
  return made('table', {
    class: 'returns',
    children: [
      made('thead', { children: [made('tr', { children: heads })] }),
      made('tbody', { children: rows }),
    ],
  });
}

/** @extends {StepRoom<PokerTableState>} */
class PokerTable extends StepRoom {
  /** @param {PokerTableState} state */
  constructor(state) {
    const { cards } = state.model.table;
    const canSwap = state.model.kind === 'OASIS_STUD';
    super(state, [...raises, ...(canSwap ? swaps(cards.player) : [])]);
    const back = () => emblemOf(state.look);
    this.dealer = new Place('Dealer', back);
    this.board = new Place('Board', back);
    this.player = new Place('You', back);
    this.board.element.classList.add('board');
    const places = part('places', HTMLElement);
    const hasBoard = cards.board > 0;
    places.classList.toggle('with-board', hasBoard);
    places.replaceChildren(
      ...[this.dealer, ...(hasBoard ? [this.board] : []), this.player].map(({ element }) => element),
    );
  }

  /** @override */
  rulesOfItsOwn() {
    const { pays } = this.state.model.table;
    return {
      elements: [made('h3', { text: 'What each hand wins' }), paysTable(pays)],
      refresh: () => undefined,
    };
  }

  /**
   * The swaps stand below the cards that they are of.
   * @override
   */
  resume() {
    super.resume();
    const swapButtons = [...this.buttons].filter(([move]) => move.startsWith('SWAP'));
    if (swapButtons.length === 0) return;
    for (const [move, button] of swapButtons) {
      button.textContent = 'Swap';
      button.setAttribute('aria-label', `Swap card ${move.slice(-1)}`);
    }
    const row = made('div', { class: 'swaps', children: swapButtons.map(([, button]) => button) });
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', 'Swap a card');
    this.player.element.append(row);
  }

  /** @override */
  refresh() {
    super.refresh();
    const raise = this.buttons.get('RAISE');
    const { table } = this.state.model;
    const times = table.raise === 1 ? 'a stake' : `${table.raise} stakes`;
    if (raise) raise.textContent = `Raise by ${times}`;
  }

  /** @override @param {Deal} deal */
  lay({ player, dealer, board, end }) {
    this.player.show(player.cards, nameOfHand(player.hand));
    this.board.show(board, undefined);
    this.dealer.show(dealer.cards, nameOfHand(dealer.hand));
    this.player.element.classList.toggle('wins', end === 'WON' || end === 'UNQUALIFIED');
    this.dealer.element.classList.toggle('wins', end === 'LOST');
  }

  /** @override @param {Deal} deal */
  async reveal(deal) {
    if (this.open === null) {
      const none = { cards: [], hand: null };
      this.lay({ ...deal, player: none, dealer: none, board: [], end: null });
      for (let count = 1; count <= deal.player.cards.length; count += 1) {
        this.player.show(deal.player.cards.slice(0, count), undefined);
        await pauseForCard();
      }
    }
    this.lay(deal);
    await pauseForCard();
  }

  /** @override @param {Deal} deal */
  question({ player, swapped }) {
    const hand = (nameOfHand(player.hand) ?? '').toLowerCase();
    const canSwap = this.buttons.has('SWAP_1') && swapped === null;
    return `Your hand: ${hand}. ${canSwap ? 'Swap a card, raise' : 'Raise'}, or fold.`;
  }

  /** @override @param {Deal} deal */
  ended({ end }) {
    return end === null ? '' : ends[end];
  }

  /**
   * Yours are drawn first, then the dealer's and the board's, then a card that is swapped for.
   * @override
   * @param {number[]} draws
   * @param {Deal} shown
   */
  explain(draws, { player, dealer, board, swapped }) {
    const cards = dealtAgain(draws, 1);
    const { place, card } = swapped ?? { place: 0, card: player.cards[0] ?? '' };
    const first = player.cards.with(place, card);
    const swappedFor = swapped ? [player.cards[place] ?? ''] : [];
    const all = [...first, ...dealer.cards, ...board, ...swappedFor];
    const isShown = all.every((each, index) => each === '' || each === cards[index]);
    return isShown && cards.length === all.length ? `The cards were ${cards.join(', ')}.` : null;
  }
}

void openSteps((state) => new PokerTable(state));
