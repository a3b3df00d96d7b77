/* global addEventListener, clearInterval, crypto, document, DOMParser, HTMLAnchorElement, HTMLButtonElement, HTMLElement, location, setInterval, SVGElement */
import { isSome, shown } from './amounts.js';
import { messenger } from './parent.js';
import { linePath, paytable } from './paytable.js';
import { part } from './page.js';
import { Reels } from './reels.js';
import { ask, Refused } from './server.js';

/**
 * A round; amounts are decimals of the wire.
 *
 * @typedef {object} Round
 * @property {string} stake
 * @property {string} payout
 * @property {string} balance
 * @property {string[][]} grid symbols by reel, the top one first
 * @property {{ line: number, symbol: string, count: number, amount: string }[]} wins
 */

/**
 * What the slot's page is told.
 *
 * @typedef {import('./server.js').Table & {
 *   look: { ground: string, deep: string, sprite: string, names: Record<string, string> },
 *   stakes: string[],
 *   lines: number[][],
 *   pays: { symbol: string, pays: number[] }[],
 *   idle: string[][],
 *   last: Round | null,
 * }} SlotState
 */

/** Time that each winning line shows, in ms. */
const lineTime = 1100;
/** Time between two looks at the balance while nobody plays, in ms. */
const lookTime = 15_000;

const view = {
  main: /** @type {HTMLElement} */ (document.querySelector('main')),
  result: part('result', HTMLElement),
  balance: part('balance', HTMLElement),
  stake: part('stake', HTMLElement),
  win: part('win', HTMLElement),
  lines: part('lines', SVGElement),
  spin: part('spin', HTMLButtonElement),
  less: part('less', HTMLButtonElement),
  more: part('more', HTMLButtonElement),
  notice: part('notice', HTMLElement),
  noticeAction: part('notice-action', HTMLButtonElement),
};

/** @param {string} title @param {string} text @param {string} action @param {() => void} act */
function say(title, text, action, act) {
  part('notice-title', HTMLElement).textContent = title;
  part('notice-text', HTMLElement).textContent = text;
  view.noticeAction.textContent = action;
  view.noticeAction.onclick = act;
  view.notice.hidden = false;
  view.result.textContent = '';
}

/** The slot once its state is known. */
class Slot {
  /** @param {SlotState} state */
  constructor(state) {
    this.state = state;
    this.outside = messenger(state.origins);
    this.reels = new Reels(part('reels', HTMLElement), state.pays.map(({ symbol }) => symbol));
    this.pays = paytable(state);
    this.choice = this.firstChoice();
    this.busy = false;
    /** A spin whose answer is not known: it is asked for again, never spun twice. @type {{ spin: string, stake: string } | null} */
    this.pending = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.showing = undefined;
  }

  firstChoice() {
    const { stakes, last } = this.state;
    const known = last ? stakes.indexOf(last.stake) : -1;
    return known >= 0 ? known : 2;
  }

  get stake() {
    return this.state.stakes[this.choice] ?? '';
  }

  /** @param {string} decimal */
  money(decimal) {
    return shown(decimal, this.state.currency);
  }

  open() {
    const { last, idle, live } = this.state;
    this.reels.show(last?.grid ?? idle);
    if (last) this.showWins(last);
    view.result.textContent = last ? `Last spin: ${this.outcome(last)}` : 'Choose a stake and spin.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    this.setBalance(this.state.balance);
    this.refresh();
    view.main.removeAttribute('aria-busy');
    this.outside.tell('loaded');
    if (!live) this.end();
  }

  /** @param {Round} round */
  outcome({ payout, wins }) {
    if (!isSome(payout)) return 'No win.';
    const lines = wins.length === 1 ? 'one line' : `${wins.length} lines`;
    return `You won ${this.money(payout)} on ${lines}.`;
  }

  /** @param {string} balance */
  setBalance(balance) {
    this.state.balance = balance;
    view.balance.textContent = this.money(balance);
  }

  refresh() {
    const idle = this.state.live && !this.busy && this.pending === null;
    view.stake.textContent = this.money(this.stake);
    view.spin.disabled = !idle;
    view.less.disabled = !idle || this.choice === 0;
    view.more.disabled = !idle || this.choice === this.state.stakes.length - 1;
  }

  /** @param {-1 | 1} by */
  step(by) {
    if (this.busy || !this.state.live || this.pending) return;
    this.choice = Math.min(this.state.stakes.length - 1, Math.max(0, this.choice + by));
    view.notice.hidden = true;
    this.refresh();
  }

  async spin() {
    if (this.busy || !this.state.live) return;
    this.pending ??= { spin: crypto.getRandomValues(new Uint32Array(4)).join('-'), stake: this.stake };
    this.busy = true;
    view.notice.hidden = true;
    view.result.textContent = 'Spinning';
    this.hideWins();
    this.refresh();
    this.reels.start();
    try {
      /** @type {Round} */
      const round = await ask('spin', this.pending);
      this.pending = null;
      await this.reels.land(round.grid);
      this.finish(round);
    } catch (error) {
      this.reels.giveUp();
      this.fail(error);
    }
    this.busy = false;
    this.refresh();
    if (this.state.live && document.activeElement === document.body) view.spin.focus();
  }

  /** @param {Round} round */
  finish(round) {
    this.setBalance(round.balance);
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
    this.showWins(round);
  }

  /** @param {unknown} error */
  fail(error) {
    if (!(error instanceof Refused)) {
      say(
        'The connection was lost',
        'Your spin is safe. Ask again to see its result; it is not paid for twice.',
        'Ask again',
        () => void this.spin(),
      );
      return;
    }
    this.pending = null;
    if (error.code === 'INSUFFICIENT_BALANCE') {
      const text = `Your balance of ${this.money(this.state.balance)} does not cover a stake of ${this.money(this.stake)}. Lower the stake or make a deposit.`;
      say('Not enough to play', text, 'OK', () => {
        view.notice.hidden = true;
        view.spin.focus();
      });
      void this.look();
    } else {
      this.end(error.message);
    }
  }

  /** No bets are taken any more. */
  end(text = 'This game session has ended. Go back to the lobby and open the game again.') {
    this.state.live = false;
    this.refresh();
    const { lobby } = this.state;
    if (this.outside.framed) say('The game is over', text, 'Back to the lobby', () => this.outside.tell('closed'));
    else say('The game is over', text, 'Reload', () => location.assign(lobby ?? location.href));
    this.outside.tell('session-ended');
  }

  /** @param {Round} round */
  showWins({ wins }) {
    this.hideWins();
    if (wins.length === 0) return;
    let turn = -1;
    const next = () => {
      turn = (turn + 1) % wins.length;
      const win = wins[turn];
      const cells = this.state.lines[win?.line ?? 0]?.slice(0, win?.count) ?? [];
      this.reels.mark(cells.map((row, column) => /** @type {const} */ ([column, row])));
      view.lines.replaceChildren(linePath(cells));
    };
    next();
    if (wins.length > 1) this.showing = setInterval(next, lineTime);
  }

  hideWins() {
    clearInterval(this.showing);
    view.lines.replaceChildren();
    this.reels.mark([]);
  }

  /** Looks whether the balance moved or the session ended elsewhere, as by a deposit or a logout. */
  async look() {
    if (this.busy || document.hidden) return;
    try {
      /** @type {import('./server.js').Table} */
      const table = await ask('balance');
      if (this.busy) return;
      this.setBalance(table.balance);
      if (!table.live && this.state.live) this.end();
    } catch (error) {
      if (error instanceof Refused && this.state.live) this.end(error.message);
    }
  }
}

/** @param {Slot} slot */
function listen(slot) {
  view.spin.addEventListener('click', () => void slot.spin());
  view.less.addEventListener('click', () => slot.step(-1));
  view.more.addEventListener('click', () => slot.step(1));
  part('info', HTMLButtonElement).addEventListener('click', () => slot.pays.show(slot.stake));
  addEventListener('keydown', (event) => {
    if (slot.pays.open || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const elsewhere = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') slot.step(event.key === 'ArrowUp' ? 1 : -1);
    else if ((event.key === ' ' || event.key === 'Enter') && !elsewhere && !event.repeat) void slot.spin();
    else return;
    event.preventDefault();
  });
  addEventListener('online', () => {
    if (slot.pending) void slot.spin();
  });
  addEventListener('focus', () => void slot.look());
  setInterval(() => void slot.look(), lookTime);
}

/** @param {SlotState} state */
function dress({ game, look, lobby }) {
  document.title = game.name;
  part('name', HTMLElement).textContent = `${game.name}, ${game.provider}`;
  document.documentElement.style.setProperty('--ground', look.ground);
  document.documentElement.style.setProperty('--deep', look.deep);
  const sprite = new DOMParser().parseFromString(look.sprite, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(sprite);
  const way = part('lobby', HTMLAnchorElement);
  if (lobby !== null) way.href = lobby;
}

async function open() {
  try {
    /** @type {SlotState} */
    const state = await ask('state');
    dress(state);
    const slot = new Slot(state);
    part('lobby', HTMLAnchorElement).hidden = slot.outside.framed || state.lobby === null;
    listen(slot);
    slot.open();
  } catch (error) {
    const text = error instanceof Refused ? error.message : 'The game server cannot be reached. Check your connection.';
    say('The game did not open', text, 'Try again', () => void open());
    view.main.removeAttribute('aria-busy');
  }
}

void open();
