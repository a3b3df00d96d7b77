/* global crypto, HTMLButtonElement, HTMLElement, HTMLFormElement, HTMLInputElement, HTMLUListElement */
import { isSome } from './amounts.js';
import { notice } from './notice.js';
import { made, part } from './page.js';
import { ask, Refused } from './server.js';
import { openGame, Table } from './table.js';

/** @typedef {'HOME' | 'DRAW' | 'AWAY'} Pick */

/** @typedef {{ id: string, sport: string, home: string, away: string, picks: { pick: Pick, odds: number }[] }} Fixture */

/**
 * A bet; amounts are decimals of the wire, odds in hundredths.
 *
 * @typedef {object} Wager
 * @property {string} bet
 * @property {string} home
 * @property {string} away
 * @property {string} sport
 * @property {Pick} pick
 * @property {number} odds
 * @property {string} stake
 * @property {string} returns what it pays if it wins
 * @property {Pick | null} result null until it is settled
 * @property {string} payout
 */

/**
 * What the sportsbook's page is told.
 *
 * @typedef {import('./server.js').Table & {
 *   fixtures: Fixture[],
 *   stakes: { min: string, max: string },
 *   wagers: Wager[],
 * }} BookState
 */

/** What the server answers to a bet. @typedef {{ wager: Wager, balance: string }} Answer */

const view = {
  events: part('events', HTMLUListElement),
  wagers: part('wagers', HTMLUListElement),
  choice: part('choice', HTMLElement),
  stake: part('stake', HTMLInputElement),
  place: part('place', HTMLButtonElement),
  result: part('result', HTMLElement),
};

/** @param {number} odds in hundredths */
const shownOdds = (odds) => (odds / 100).toFixed(2);

/** @param {{ home: string, away: string }} fixture @param {Pick} pick */
const named = ({ home, away }, pick) => ({ HOME: home, DRAW: 'Draw', AWAY: away })[pick];

/** @extends {Table<BookState>} */
class Book extends Table {
  /** @param {BookState} state */
  constructor(state) {
    super(state);
    /** @type {{ fixture: Fixture, pick: Pick, odds: number } | null} */
    this.chosen = null;
    /** A bet whose answer is not known: it is sent again, never placed twice. @type {Record<string, string> | null} */
    this.pending = null;
    const { min, max } = state.stakes;
    part('stake-hint', HTMLElement).textContent = `From ${this.money(min)} to ${this.money(max)}.`;
    view.result.textContent = 'Six events are open.';
    view.events.replaceChildren(...state.fixtures.map((fixture) => this.eventCard(fixture)));
    this.showWagers();
  }

  /** @param {Fixture} fixture */
  eventCard(fixture) {
    const buttons = fixture.picks.map(({ pick, odds }) => {
      const button = made('button', {
        class: 'odds',
        children: [made('span', { text: named(fixture, pick) }), made('strong', { text: shownOdds(odds) })],
      });
      button.type = 'button';
      button.setAttribute('aria-pressed', 'false');
      button.addEventListener('click', () => this.choose(fixture, pick, odds, button));
      return button;
    });
    const title = made('h3', { text: `${fixture.home} v ${fixture.away}` });
    const sport = made('p', { class: 'label', text: fixture.sport });
    return made('li', {
      class: 'card',
      children: [sport, title, made('div', { class: 'picks', children: buttons })],
    });
  }

  /** @param {Fixture} fixture @param {Pick} pick @param {number} odds @param {HTMLButtonElement} button */
  choose(fixture, pick, odds, button) {
    if (this.busy || this.pending || !this.state.live) return;
    for (const other of view.events.querySelectorAll('.odds'))
      other.setAttribute('aria-pressed', `${other === button}`);
    this.chosen = { fixture, pick, odds };
    notice.hide();
    this.refresh();
    view.stake.focus({ preventScroll: true });
  }

  /** @override */
  refresh() {
    const { chosen } = this;
    const idle = this.state.live && !this.busy;
    view.stake.disabled = !idle || !chosen || this.pending !== null;
    view.place.disabled = !idle || !chosen || this.pending !== null;
    view.choice.textContent = chosen
      ? `${named(chosen.fixture, chosen.pick)} at ${shownOdds(chosen.odds)}`
      : 'Choose odds to bet on them.';
    for (const button of view.wagers.querySelectorAll('button')) button.disabled = !idle;
  }

  async place() {
    if (this.busy || !this.chosen || !this.state.live) return;
    const { fixture, pick } = this.chosen;
    const bet = crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.pending ??= { bet, fixture: fixture.id, pick, stake: view.stake.value.trim() };
    const { pending } = this;
    await this.execute('bet', pending, pending['stake'] ?? '', (wager) => {
      this.pending = null;
      this.state.wagers = [wager, ...this.state.wagers.filter(({ bet: known }) => known !== wager.bet)].slice(
        0,
        10,
      );
      view.stake.value = '';
      return `Bet placed: ${named(wager, wager.pick)} at ${shownOdds(wager.odds)} for ${this.money(wager.stake)}.`;
    });
  }

  /** @param {Wager} wager */
  async settle({ bet, stake }) {
    if (this.busy) return;
    await this.execute('settle', { bet }, stake, (wager) => {
      this.state.wagers = this.state.wagers.map((known) => (known.bet === wager.bet ? wager : known));
      const end =
        wager.result === 'DRAW' ? 'It ended in a draw.' : `${named(wager, wager.result ?? 'DRAW')} won.`;
      return isSome(wager.payout) ? `${end} You won ${this.money(wager.payout)}.` : `${end} No win.`;
    });
  }

  /**
   * @param {string} call
   * @param {Record<string, string>} body
   * @param {string} stake
   * @param {(wager: Wager) => string} take takes over the bet and says what happened
   */
  async execute(call, body, stake, take) {
    await this.alone(async () => {
      try {
        /** @type {Answer} */
        const { wager, balance } = await ask(call, body);
        view.result.textContent = take(wager);
        this.setBalance(balance);
        this.showWagers();
      } catch (error) {
        this.fail(error, stake);
      }
    });
  }

  /** @param {unknown} error @param {string} stake */
  fail(error, stake) {
    if (!(error instanceof Refused)) {
      const text = 'Your bet is safe. Ask again to see where it stands; it is not paid for twice.';
      notice.say('The connection was lost', text, 'Ask again', () => {
        notice.hide();
        if (this.pending) void this.place();
      });
      return;
    }
    this.pending = null;
    if (error.code === 'BAD_USER_INPUT' || error.code === 'NOT_FOUND')
      view.result.textContent = error.message;
    else this.refuse(error, stake);
  }

  showWagers() {
    part('no-bets', HTMLElement).hidden = this.state.wagers.length > 0;
    view.wagers.replaceChildren(...this.state.wagers.map((wager) => this.wagerCard(wager)));
  }

  /** @param {Wager} wager */
  wagerCard(wager) {
    const { result, payout } = wager;
    const title = made('h3', { text: `${named(wager, wager.pick)} at ${shownOdds(wager.odds)}` });
    const event = made('p', { class: 'label', text: `${wager.sport}: ${wager.home} v ${wager.away}` });
    const terms = made('p', { text: `${this.money(wager.stake)} returns ${this.money(wager.returns)}` });
    if (result !== null) {
      const won = isSome(payout);
      const end = made('p', {
        class: won ? 'money' : 'label',
        text: won ? `Won ${this.money(payout)}` : 'Lost',
      });
      return made('li', { class: 'card', children: [event, title, terms, end] });
    }
    const button = made('button', { class: 'button', text: 'Settle now' });
    button.type = 'button';
    button.addEventListener('click', () => void this.settle(wager));
    return made('li', { class: 'card', children: [event, title, terms, button] });
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
