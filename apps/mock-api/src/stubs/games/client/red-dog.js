/* global HTMLElement */
import { Hand, pauseForCard } from './cards.js';
import { emblemOf } from './dress.js';
import { made, part } from '../../kit/client/dom.js';
import { dealtAgain } from './places.js';
import { openSteps, StepRoom } from './steps.js';

/** @import { RedDogState } from './states.js' */

/** @typedef {{ cards: [string, string], third: string | null, spread: number, end: keyof typeof ends | null }} Hunt */

const ends = {
  CONSECUTIVE: 'In sequence: the stake comes back',
  PAIR: 'A pair and no third: the stake comes back',
  TRIPLE: 'Three of one rank',
  BETWEEN: 'In between',
  OUTSIDE: 'Not in between',
};

const moves = [
  { move: 'RAISE', name: 'Raise', key: 'r' },
  { move: 'CALL', name: 'Call', key: 'c' },
];

const view = { hand: part('hand', HTMLElement), pays: part('pays', HTMLElement) };

/** @extends {StepRoom<RedDogState>} */
class RedDog extends StepRoom {
  /** @param {RedDogState} state */
  constructor(state) {
    super(state, moves);
    this.hand = new Hand(view.hand, () => emblemOf(state.look));
    this.hand.show([]);
    this.showPays(0);
  }

  /** @param {number} spread */
  showPays(spread) {
    const { pays, triplePays } = this.state.model.table;
    const most = pays.at(-1)?.spread ?? 0;
    const items = [
      ...pays.map((each) => ({
        name: `${each.spread}${each.spread === most ? ' or more' : ''} between`,
        pays: each.pays,
        now: Math.min(spread, most) === each.spread,
      })),
      { name: 'Three alike', pays: triplePays, now: false },
    ];
    view.pays.replaceChildren(
      ...items.map((each) =>
        made('li', {
          class: each.now ? 'now' : '',
          children: [made('span', { text: each.name }), made('b', { text: `${each.pays} to 1` })],
        }),
      ),
    );
  }

  /**
   * The third card lies between the first two, face down until it is drawn.
   * @override
   * @param {Hunt} hunt
   */
  lay({ cards: [first, second], third, spread, end }) {
    this.hand.show([first, end === 'CONSECUTIVE' ? [] : (third ?? ''), second].flat());
    this.showPays(spread);
  }

  /** @override @param {Hunt} hunt */
  async reveal(hunt) {
    if (this.open === null) {
      this.hand.show([]);
      await pauseForCard();
    }
    this.lay(hunt);
    await pauseForCard();
  }

  /** @override @param {Hunt} hunt */
  question({ spread }) {
    return `${spread === 1 ? 'One rank lies' : `${spread} ranks lie`} between. Raise by a second stake, or call.`;
  }

  /** @override @param {Hunt} hunt */
  ended({ end }) {
    return end === null ? '' : ends[end];
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Hunt} shown
   */
  explain(draws, { cards, third }) {
    const seen = third === null ? cards : [...cards, third];
    const dealt = dealtAgain(draws, this.state.model.table.decks).slice(0, seen.length);
    return dealt.join() === seen.join() ? `The cards were ${dealt.join(', ')}.` : null;
  }
}

void openSteps((state) => new RedDog(state));
