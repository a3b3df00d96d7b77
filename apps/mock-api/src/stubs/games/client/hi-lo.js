/* global HTMLButtonElement, HTMLElement */
import { Hand, nameOf, pauseForCard } from './cards.js';
import { cardAt } from './deck.js';
import { emblemOf } from './dress.js';
import { part } from '../../kit/client/dom.js';
import { openSteps, StepRoom } from './steps.js';

/** @import { Run } from './states.js' */

/** Cards that are shown beside the last. */
const remembered = 6;

const names = { HIGHER: 'Higher', LOWER: 'Lower' };

const moves = [
  { move: 'HIGHER', name: names.HIGHER, key: 'h' },
  { move: 'LOWER', name: names.LOWER, key: 'l' },
];

const view = {
  last: part('last', HTMLElement),
  past: part('past', HTMLElement),
  worth: part('worth', HTMLElement),
  play: part('play', HTMLButtonElement),
};

/** @extends {StepRoom<import('./steps.js').StepState>} */
class HiLo extends StepRoom {
  /** @param {import('./steps.js').StepState} state */
  constructor(state) {
    super(state, moves);
    const back = () => emblemOf(state.look);
    this.last = new Hand(view.last, back);
    this.past = new Hand(view.past, back);
    this.last.show(['']);
    this.past.show([]);
  }

  /** @override */
  get mainMove() {
    return 'CASH_OUT';
  }

  /** @override */
  refresh() {
    super.refresh();
    view.play.textContent = this.open ? 'Cash out' : 'Deal';
  }

  /** @override @param {Run} run */
  lay({ cards, guesses, worth, worthsNext, end }) {
    this.past.show(cards.slice(0, -1).slice(-remembered));
    this.last.show(cards.slice(-1));
    view.last.dataset['end'] = end ?? '';
    view.worth.textContent = guesses.length === 0 ? '–' : this.money(worth);
    for (const [move, button] of this.buttons) {
      const next = worthsNext?.[move];
      const name = move === 'HIGHER' ? names.HIGHER : names.LOWER;
      button.textContent = next ? `${name}, ${next.ways} of 13: ${this.money(next.worth)}` : name;
    }
  }

  /** @override @param {Run} run */
  async reveal(run) {
    this.lay(run);
    await pauseForCard();
  }

  /** @override @param {Run} run */
  question({ cards, guesses, worth }) {
    const card = nameOf(cards.at(-1) ?? '');
    if (guesses.length === 0) return `The ${card}. Is the next one higher or lower?`;
    return `The ${card}. Worth ${this.money(worth)}: guess on, or cash out.`;
  }

  /** @override @param {Run} run */
  ended({ cards, guesses, end }) {
    const card = nameOf(cards.at(-1) ?? '');
    if (end === 'LOST') return `The ${card} is not ${guesses.at(-1) === 'HIGHER' ? 'higher' : 'lower'}`;
    return `You cashed out after ${guesses.length === 1 ? 'one guess' : `${guesses.length} guesses`}`;
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Run} shown
   */
  explain(draws, { cards }) {
    const dealt = draws.map(cardAt);
    return dealt.join() === cards.join() ? `The cards were ${dealt.join(', ')}.` : null;
  }
}

void openSteps(
  (state) => new HiLo(state),
  (game) => ({ c: () => void game.step('CASH_OUT') }),
);
