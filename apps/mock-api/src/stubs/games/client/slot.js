/* global addEventListener, clearInterval, crypto, document, DOMParser, HTMLButtonElement, HTMLElement, setInterval, SVGElement */
import { isSome } from './amounts.js';
import { notice } from './notice.js';
import { part } from './page.js';
import { linePath, paytable } from './paytable.js';
import { Reels } from './reels.js';
import { ask, Refused } from './server.js';
import { openGame, Table } from './table.js';

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
 * The free spins that are played: how many are left, when that is known, and what all have won so far.
 *
 * @typedef {{ left: number | null, won: string }} FreeSpins
 */

/**
 * What the slot's page is told.
 *
 * @typedef {import('./server.js').Table & {
 *   look: { ground: string, deep: string, sprite: string, names: Record<string, string> },
 *   stakes: string[],
 *   freeSpins: FreeSpins | null,
 *   lines: number[][],
 *   pays: { symbol: string, pays: number[] }[],
 *   idle: string[][],
 *   last: Round | null,
 * }} SlotState
 */

/** Time that each winning line shows, in ms. */
const lineTime = 1100;

/** @param {number} count */
const spinsWords = (count) => (count === 1 ? '1 free spin' : `${count} free spins`);

const view = {
  result: part('result', HTMLElement),
  stake: part('stake', HTMLElement),
  stakeLabel: part('stake-label', HTMLElement),
  win: part('win', HTMLElement),
  lines: part('lines', SVGElement),
  spin: part('spin', HTMLButtonElement),
  less: part('less', HTMLButtonElement),
  more: part('more', HTMLButtonElement),
};

/** @extends {Table<SlotState>} */
class Slot extends Table {
  /** @param {SlotState} state */
  constructor(state) {
    super(state);
    const { stakes, last, idle, pays } = state;
    this.reels = new Reels(
      part('reels', HTMLElement),
      pays.map(({ symbol }) => symbol),
    );
    this.pays = paytable(state);
    this.choice = Math.max(0, last ? stakes.indexOf(last.stake) : Math.min(2, stakes.length - 1));
    /** A spin whose answer is not known: it is asked for again, never spun twice. @type {{ spin: string, stake: string } | null} */
    this.pending = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.showing = undefined;
    this.reels.show(last?.grid ?? idle);
    if (last) this.showWins(last);
    view.result.textContent = last ? `Last spin: ${this.outcome(last)}` : this.invitation;
    view.win.textContent = last ? this.money(last.payout) : '–';
  }

  get stake() {
    return this.state.stakes[this.choice] ?? '';
  }

  get invitation() {
    const { freeSpins } = this.state;
    if (freeSpins === null) return 'Choose a stake and spin.';
    return freeSpins.left === null ? 'Play your free spins.' : `You have ${spinsWords(freeSpins.left)}.`;
  }

  get played() {
    return this.state.freeSpins?.left === 0;
  }

  /** @param {Round} round */
  outcome({ payout, wins }) {
    if (!isSome(payout)) return 'No win.';
    const lines = wins.length === 1 ? 'one line' : `${wins.length} lines`;
    return `You won ${this.money(payout)} on ${lines}.`;
  }

  get stakeName() {
    const { freeSpins } = this.state;
    if (freeSpins === null) return 'Stake';
    return freeSpins.left === null ? 'Free spins' : `Free spins: ${freeSpins.left}`;
  }

  /** @override */
  refresh() {
    const idle = this.state.live && !this.busy && this.pending === null && !this.played;
    view.stakeLabel.textContent = this.stakeName;
    view.stake.textContent = this.money(this.stake);
    view.spin.disabled = !idle;
    view.less.disabled = !idle || this.choice === 0;
    view.more.disabled = !idle || this.choice === this.state.stakes.length - 1;
  }

  /** @param {-1 | 1} by */
  step(by) {
    if (this.busy || !this.state.live || this.pending) return;
    this.choice = Math.min(this.state.stakes.length - 1, Math.max(0, this.choice + by));
    notice.hide();
    this.refresh();
  }

  async spin() {
    if (this.busy || !this.state.live || this.played) return;
    const pending = (this.pending ??= {
      spin: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      stake: this.stake,
    });
    await this.alone(() => this.turn(pending));
    // A disabled button loses the focus; whoever spins by keyboard goes on where they were.
    if (!view.spin.disabled && document.activeElement === document.body) view.spin.focus();
  }

  /** @param {{ spin: string, stake: string }} pending */
  async turn(pending) {
    view.result.textContent = 'Spinning';
    this.hideWins();
    this.reels.start();
    try {
      /** @type {Round & { freeSpins: FreeSpins | null }} */
      const round = await ask('spin', pending);
      this.pending = null;
      await this.reels.land(round.grid);
      this.finish(round);
    } catch (error) {
      this.reels.giveUp();
      this.fail(error);
    }
  }

  /** @param {Round & { freeSpins: FreeSpins | null }} round */
  finish(round) {
    const { freeSpins } = round;
    this.state.freeSpins = freeSpins;
    this.setBalance(round.balance);
    view.win.textContent = this.money(round.payout);
    const left = freeSpins?.left == null ? '' : ` You have ${spinsWords(freeSpins.left)} left.`;
    view.result.textContent = `${this.outcome(round)}${left}`;
    this.showWins(round);
    if (this.played) this.summarise();
  }

  /** Tells what the free spins won, once the last one is played. */
  summarise() {
    const won = this.state.freeSpins?.won ?? '0';
    const text = isSome(won)
      ? `They won ${this.money(won)}. It is yours in cash, with nothing to turn over.`
      : 'They won nothing this time.';
    this.leave('Your free spins are played', text);
  }

  /** @param {unknown} error */
  fail(error) {
    if (error instanceof Refused) {
      this.pending = null;
      this.refuse(error, this.stake);
      return;
    }
    const text = 'Your spin is safe. Ask again to see its result; it is not paid for twice.';
    notice.say('The connection was lost', text, 'Ask again', () => void this.spin());
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
}

/** @param {SlotState['look']} look */
function dress({ ground, deep, sprite }) {
  document.documentElement.style.setProperty('--ground', ground);
  document.documentElement.style.setProperty('--deep', deep);
  const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement;
  symbols.setAttribute('class', 'sprite');
  symbols.setAttribute('aria-hidden', 'true');
  document.body.prepend(symbols);
}

void openGame((/** @type {SlotState} */ state) => {
  dress(state.look);
  const slot = new Slot(state);
  listen(slot);
  if (state.live && slot.played) slot.summarise();
  return slot;
});
