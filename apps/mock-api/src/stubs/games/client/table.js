/* global addEventListener, document, HTMLAnchorElement, HTMLElement, location, setInterval */
import { shown } from '../../kit/client/amounts.js';
import { gameSessionReasons } from './game-session-reasons.js';
import { notice } from './notice.js';
import { part } from '../../kit/client/dom.js';
import { messenger } from './parent.js';
import { ask, pass, Refused } from './server.js';
import { themes } from './theme.js';

/** Time between two looks at the balance while nobody plays, in ms. */
const lookTime = 15_000;

const balanceNames = { CASH: 'Balance, cash', BONUS: 'Balance, bonus' };

/** What stands above the reason why a bet was not taken; after it can be played on. @type {Record<string, string>} */
const refusalTitles = {
  GAME_EXCLUDED: 'Not part of your promo',
  WALLET_MODE_SWITCH_REQUIRED: 'Your cash has run low',
  REALITY_CHECK_DUE: 'Time for a reality check',
  PLAYED_MONEY_CHANGED: 'Other money is in play now',
};

/** What the site asks the member above the game, so that the game asks nothing. @type {Record<string, 'low-cash' | 'reality-check'>} */
const siteQuestions = {
  REALITY_CHECK_DUE: 'reality-check',
  WALLET_MODE_SWITCH_REQUIRED: 'low-cash',
};

/** What lets a member play on whose money does not cover a stake. */
const mends = {
  CASH: { lower: 'Lower the stake or make a deposit', lowest: 'Make a deposit' },
  BONUS: { lower: 'Lower the stake', lowest: 'Choose a game with lower stakes' },
};

/**
 * What is around every game: the balance, the session, and the page around this one.
 * @template {import('./wire.js').Table} T
 */
export class Table {
  busy = false;
  /** How many things have been done here, by which a look at the balance sees that it was overtaken. */
  #done = 0;
  /** Whether the balance is to be looked at once nothing else is done. */
  #lookDue = false;
  /** What the site asks the member, until something has changed. @type {string | null} */
  #asked = null;

  /** @param {T} state */
  constructor(state) {
    this.state = state;
    this.outside = messenger(state.origins);
    /** Whether the balance stays out of view: inside the site until the site has said that it may be seen. */
    this.concealed = this.outside.framed;
  }

  /** @param {string} decimal of the wire */
  money(decimal) {
    return shown(decimal, this.state.currency);
  }

  /** @param {string} balance decimal of the wire */
  setBalance(balance) {
    this.state.balance = balance;
    part('balance', HTMLElement).textContent = this.concealed ? 'Hidden' : this.money(balance);
  }

  /** @param {boolean} concealed */
  conceal(concealed) {
    this.concealed = concealed;
    this.setBalance(this.state.balance);
  }

  /** @param {'CASH' | 'BONUS' | null} stakedFrom */
  setMode(stakedFrom) {
    this.state.stakedFrom = stakedFrom;
    part('balance-label', HTMLElement).textContent = stakedFrom ? balanceNames[stakedFrom] : 'Balance';
  }

  refresh() {}

  /** Lets nothing begin by itself any more: the site asks the member something first. */
  pause() {}

  /** What the server is told with the next look at the balance. @returns {Record<string, unknown>} */
  news() {
    return {};
  }

  /** Says what happened while nobody looked. */
  announce() {}

  /**
   * Does one thing at a time: nothing else can be begun meanwhile.
   * @param {() => Promise<void>} work
   */
  async alone(work) {
    this.busy = true;
    this.#done += 1;
    notice.hide();
    this.refresh();
    await work();
    this.busy = false;
    this.refresh();
    if (!this.#lookDue) return;
    this.#lookDue = false;
    void this.look();
  }

  end(text = gameSessionReasons.ended.text()) {
    this.state.live = false;
    this.refresh();
    this.leave('The game is over', text);
    this.outside.tell('session-ended');
  }

  /**
   * Says that there is nothing more to play here, with the way out.
   * @param {string} title
   * @param {string} text
   */
  leave(title, text) {
    const { lobby } = this.state;
    if (this.outside.framed) notice.say(title, text, 'Back to the lobby', () => this.outside.tell('closed'));
    else if (lobby === null) notice.say(title, text, 'Reload', () => location.reload());
    else notice.say(title, text, 'Back to the lobby', () => location.assign(lobby));
  }

  /**
   * Says why a bet was not taken.
   * @param {Refused} error
   * @param {string} stake decimal of the wire
   */
  refuse(error, stake) {
    const title = refusalTitles[error.code];
    const question = siteQuestions[error.code];
    if (question !== undefined && this.outside.framed) {
      this.#asked = error.message;
      part('result', HTMLElement).textContent = error.message;
      this.outside.tell(question);
      return;
    }
    if (title !== undefined) {
      notice.say(title, error.message, 'OK', () => notice.hide());
      this.#lookDue = true;
      return;
    }
    if (error.code !== 'INSUFFICIENT_BALANCE') {
      this.end(error.message);
      return;
    }
    this.notCovered(stake);
    this.#lookDue = true;
  }

  /**
   * @param {string} stake decimal of the wire
   * @param {{ lowest?: boolean }} [which] whether the game has no lower one
   */
  notCovered(stake, { lowest = false } = {}) {
    const bonus = this.state.stakedFrom === 'BONUS';
    const kind = bonus ? 'Your bonus money' : 'Your balance';
    // A deposit is cash, which a promo in BONUS mode leaves out of play.
    const mend = mends[bonus ? 'BONUS' : 'CASH'][lowest ? 'lowest' : 'lower'];
    const text = `${kind} does not cover a stake of ${this.money(stake)}. ${mend} to play on.`;
    // Framed, the site opens its deposit above the game.
    const deposits = this.outside.framed && !bonus;
    notice.say('Not enough to play', text, deposits ? 'Deposit' : 'OK', () => {
      notice.hide();
      if (deposits) this.outside.tell('deposit');
    });
  }

  /** Takes back that something was asked. */
  #answered() {
    const result = part('result', HTMLElement);
    if (this.#asked !== null && result.textContent === this.#asked) result.textContent = '';
    this.#asked = null;
  }

  async look() {
    if (this.busy || document.hidden || !this.state.live) return;
    const done = this.#done;
    try {
      /** @type {import('./wire.js').Table} */
      const table = await ask('balance', this.news());
      if (this.#done !== done) return;
      if (table.balance !== this.state.balance || table.stakedFrom !== this.state.stakedFrom)
        this.#answered();
      this.setBalance(table.balance);
      this.setMode(table.stakedFrom);
      if (!table.live) this.end();
    } catch (error) {
      if (error instanceof Refused) this.end(error.message);
    }
  }
}

/** @param {import('./wire.js').Table} state */
function dress({ game, lobby }) {
  document.title = game.name;
  part('name', HTMLElement).textContent = `${game.name}, ${game.provider}`;
  if (lobby !== null) part('lobby', HTMLAnchorElement).href = lobby;
}

/**
 * What changes from now on: money, the way back, and what the site tells.
 * @param {Table<any>} table
 */
function follow(table) {
  const { state } = table;
  part('lobby', HTMLAnchorElement).hidden = table.outside.framed || state.lobby === null;
  table.setBalance(state.balance);
  table.setMode(state.stakedFrom);
  table.refresh();
  table.outside.hear({
    'balance-changed': () => void table.look(),
    'balance-hidden': () => table.conceal(true),
    'balance-shown': () => table.conceal(false),
    'play-paused': () => table.pause(),
    ...themes,
  });
  table.outside.tell('loaded');
  table.announce();
  if (!state.live) table.end();
  addEventListener('focus', () => void table.look());
  setInterval(() => void table.look(), lookTime);
}

/**
 * Asks for the state of the game, or for the past round that the page is opened for, and shows it, or says why not.
 * @param {(state: any) => Table<any>} make puts the game on the page
 */
export async function openGame(make) {
  const main = part('game', HTMLElement);
  try {
    const past = pass === null ? null : await import('./past-round.js');
    const state = await (past ? past.recording() : ask('state'));
    dress(state);
    const table = make(state);
    if (past) past.show(/** @type {any} */ (table));
    else follow(table);
  } catch (error) {
    const text =
      error instanceof Refused ? error.message : 'The game server cannot be reached. Check your connection.';
    notice.say(pass === null ? 'The game did not open' : 'The round did not open', text, 'Try again', () => {
      notice.hide();
      void openGame(make);
    });
  }
  main.removeAttribute('aria-busy');
}
