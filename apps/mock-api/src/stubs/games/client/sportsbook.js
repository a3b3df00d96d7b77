/* global document, HTMLButtonElement, HTMLElement, HTMLFormElement, HTMLUListElement, setInterval */
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { ask, Refused } from './server.js';
import { Bets } from './sportsbook-bets.js';
import { Matches, standingText } from './sportsbook-matches.js';
import { Slip } from './sportsbook-slip.js';
import { openGame, Table } from './table.js';
import { phaseTag } from './status-tag.js';
import { weekdayText } from './time-text.js';

/** @import { BookState } from './sportsbook-wire.js' */

/** Time between two looks at the matches, in ms. */
const lookTime = 10_000;

const result = part('result', HTMLElement);

/** @extends {Table<BookState>} */
class Book extends Table {
  /** @param {BookState} state */
  constructor(state) {
    super(state);
    /** @param {string} decimal */
    const money = (decimal) => this.money(decimal);
    /** @param {string} what */
    const unreached = (what) => {
      result.textContent = `${what} cannot be reached. Try again.`;
    };
    this.matches = new Matches(state.sports, {
      choose: (leg) => this.choose(leg),
      failed: () => unreached('The markets'),
    });
    this.slip = new Slip({
      money,
      changed: (legs) => {
        this.matches.mark(legs);
        if (legs.length < state.maximumLegs && result.textContent === state.slipFull) result.textContent = '';
      },
      full: () => {
        result.textContent = state.slipFull;
      },
      maximumLegs: state.maximumLegs,
    });
    this.bets = new Bets({
      money,
      execute: (call, body, take) => this.execute(call, body, '0', take),
      failed: () => unreached('Older bets'),
      lapsed: (offer) => {
        if (result.textContent === offer) result.textContent = '';
      },
    });
    this.matches.show(state.matches);
    this.bets.show(state.bets);
    this.slip.restore(state.slip);
    const { min, max } = state.stakes;
    part('stake-hint', HTMLElement).textContent = `From ${this.money(min)} to ${this.money(max)}.`;
    result.textContent = `${state.matches.length} matches are open.`;
    for (const tab of document.querySelectorAll('.tab')) {
      if (tab instanceof HTMLButtonElement) tab.addEventListener('click', () => void this.turnTo(tab));
    }
    setInterval(() => void this.follow(), lookTime);
  }

  /** @param {import('./sportsbook-wire.js').Leg} leg */
  choose(leg) {
    if (this.busy || !this.state.live) return;
    notice.hide();
    this.slip.toggle(leg);
  }

  /** @param {HTMLButtonElement} tab */
  async turnTo(tab) {
    for (const other of document.querySelectorAll('.tab')) {
      if (!(other instanceof HTMLButtonElement)) continue;
      if (other === tab) other.setAttribute('aria-current', 'page');
      else other.removeAttribute('aria-current');
      part(`view-${other.dataset['view']}`, HTMLElement).hidden = other !== tab;
    }
    if (tab.dataset['view'] === 'bets') await this.bets.look();
    if (tab.dataset['view'] === 'results') await this.showResults();
  }

  async showResults() {
    try {
      /** @type {{ results: import('./sportsbook-wire.js').Match[] }} */
      const { results } = await ask('results');
      part('results', HTMLUListElement).replaceChildren(
        ...results.map((match) =>
          made('li', {
            class: 'result-row',
            children: [
              made('span', {
                class: 'label',
                text: `${match.sportName} · ${match.league} · ${weekdayText(match.startsAt)}`,
              }),
              made('span', { text: `${match.home} v ${match.away}` }),
              phaseTag(match, standingText(match)),
            ],
          }),
        ),
      );
    } catch {
      result.textContent = 'The results cannot be reached. Try again.';
    }
  }

  /** Looks at everything that moves. */
  async follow() {
    if (this.busy || document.hidden || !this.state.live) return;
    try {
      const { matches } = await ask('matches');
      if (this.busy) return;
      this.matches.show(matches);
      if (this.slip.legs.length > 0 && this.slip.pending === null) await this.slip.look();
      if (this.bets.page.open.length > 0) await this.bets.look();
    } catch {
      // The look at the balance says when there is nothing more to see.
    }
  }

  /** @override */
  async look() {
    await super.look();
    if (!this.busy && this.state.live) await this.follow();
  }

  /** @override */
  refresh() {
    const idle = this.state.live && !this.busy;
    this.slip.idle = idle;
    this.slip.show();
    for (const button of document.querySelectorAll('.bet button')) {
      if (button instanceof HTMLButtonElement) button.disabled = !idle;
    }
  }

  async place() {
    if (this.busy || !this.state.live || this.slip.legs.length === 0) return;
    const order = this.slip.order(this.state.stakedFrom);
    await this.execute('place', order, String(order['unit']), ({ bet }) => {
      this.slip.pending = null;
      this.slip.clear();
      this.bets.placed(bet);
      return `Bet placed: ${bet.name}, ${this.money(bet.stake)}.`;
    });
  }

  /**
   * @param {string} call
   * @param {Record<string, unknown>} body
   * @param {string} stake decimal of the wire
   * @param {(answer: any) => string} take takes over the answer and says what happened
   */
  async execute(call, body, stake, take) {
    await this.alone(async () => {
      try {
        const answer = await ask(call, body);
        if (typeof answer.balance === 'string') this.setBalance(answer.balance);
        result.textContent = take(answer);
      } catch (error) {
        this.fail(error, stake);
      }
    });
  }

  /** @param {unknown} error @param {string} stake */
  fail(error, stake) {
    if (!(error instanceof Refused)) {
      const text = 'Your bets are safe. Ask again to see where they stand; nothing is paid for twice.';
      notice.say('The connection was lost', text, 'Ask again', () => {
        notice.hide();
        if (this.slip.pending) void this.place();
        else void this.look();
      });
      return;
    }
    this.slip.pending = null;
    if (['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND'].includes(error.code)) {
      result.textContent = error.message;
      void this.slip.look();
    } else this.refuse(error, stake);
  }
}

void openGame((/** @type {BookState} */ state) => {
  const book = new Book(state);
  part('slip', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void book.place();
  });
  return book;
});
