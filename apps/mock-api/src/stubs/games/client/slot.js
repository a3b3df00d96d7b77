/* global addEventListener, clearInterval, document, DOMParser, HTMLButtonElement, HTMLElement, setInterval, setTimeout, SVGElement */
import { isSome } from '../../kit/client/amounts.js';
import { Autoplay } from './autoplay.js';
import { notice } from './notice.js';
import { part } from '../../kit/client/dom.js';
import { linePath, paytable } from './paytable.js';
import { Reels } from './reels.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { sheetOpen } from './sheet.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { SlotState } from './states.js' */

/** @typedef {{ line: number, symbol: string, count: number, amount: string }} Win */

/** Symbols by reel, the top one first, and what they win. @typedef {{ grid: string[][], wins: Win[] }} Spin */

/** With the free spins that it started, if the slot has any. @typedef {Spin & { free?: Spin[], freeWon?: string }} SlotView */

/** Time that each winning line shows, in ms. */
const lineTime = 1100;

/** Time in which the reels stand before each free spin, in ms. */
const standTime = 500;

const freePause = () => new Promise((resolve) => setTimeout(resolve, standTime));

/** @param {number} count */
const spinsWords = (count) => (count === 1 ? '1 free spin' : `${count} free spins`);

const view = {
  result: part('result', HTMLElement),
  stakeLabel: part('stake-label', HTMLElement),
  win: part('win', HTMLElement),
  lines: part('lines', SVGElement),
  play: part('play', HTMLButtonElement),
};

const rows = [0, 1, 2];

/** @extends {Room<SlotState>} */
class Slot extends Room {
  /** @param {SlotState} state */
  constructor(state) {
    super(state);
    const { last, model } = state;
    const { pays, idle } = model.table;
    this.reels = new Reels(
      part('reels', HTMLElement),
      pays.map(({ symbol }) => symbol),
    );
    this.ladder = new StakeLadder(this, () => {
      notice.hide();
      this.refresh();
    });
    this.autoplay = new Autoplay(this, {
      stake: () => this.ladder.stake,
      round: () => this.spin(),
      say: (text) => {
        view.result.textContent = `${view.result.textContent} ${text}`;
      },
    });
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.showing = undefined;
    /** @type {SlotView | null} */
    const shown = last?.view ?? null;
    this.reels.show(shown?.grid ?? idle);
    if (shown) this.showWins(shown);
    view.result.textContent = last && shown ? `Last spin: ${this.outcome(last)}` : this.invitation;
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(
      this,
      paytable(state, () => this.ladder.stake),
    );
  }

  /**
   * The draws are the stops of the reels.
   * @override
   * @param {number[]} draws
   * @param {SlotView} shown
   */
  explain(draws, shown) {
    const spins = [shown, ...(shown.free ?? [])];
    const said = spins.map(({ grid }, spin) => this.stopped(draws.slice(5 * spin, 5 * spin + 5), grid));
    return said.every((text) => text !== null) ? said.join(' ') : null;
  }

  /**
   * Where the reels stop by some draws, when that is what they showed.
   * @param {number[]} draws
   * @param {string[][]} showed
   */
  stopped(draws, showed) {
    const { reels } = this.state.model.table;
    const grid = reels.map((reel, column) =>
      rows.map((row) => reel[((draws[column] ?? 0) + row) % reel.length] ?? ''),
    );
    if (JSON.stringify(grid) !== JSON.stringify(showed)) return null;
    const { names } = this.state.look;
    const faces = grid.map((column) => column.map((symbol) => names[symbol] ?? symbol).join(', '));
    return `The reels stopped at ${draws.join(', ')}: ${faces.join('; ')}.`;
  }

  get invitation() {
    const { freeSpins } = this.state;
    if (freeSpins === null) return 'Choose a stake and spin.';
    return freeSpins.left === null ? 'Play your free spins.' : `You have ${spinsWords(freeSpins.left)}.`;
  }

  get played() {
    return this.state.freeSpins?.left === 0;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: shown }) {
    if (!isSome(payout)) return 'No win.';
    const { wins, free = [] } = /** @type {SlotView} */ (shown);
    if (free.length > 0) return `You won ${this.money(payout)} with ${free.length} free spins.`;
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
    const idle = this.canChoose && !this.played;
    view.stakeLabel.textContent = this.stakeName;
    const open = idle && !this.autoplay.on;
    view.play.disabled = !open;
    this.ladder.show(open);
    this.autoplay.show(idle);
  }

  async spin() {
    if (this.busy || !this.state.live || this.played) return;
    await this.alone(() => this.turn());
    // A disabled button loses the focus; whoever spins by keyboard goes on where they were.
    if (!view.play.disabled && document.activeElement === document.body) view.play.focus();
  }

  /** @override */
  replay() {
    return this.spin();
  }

  /** @override */
  pause() {
    this.autoplay.stop('Autoplay stopped.');
  }

  /** @override */
  end(text = undefined) {
    this.autoplay.stop('Autoplay stopped.');
    super.end(text);
  }

  async turn() {
    view.result.textContent = 'Spinning';
    this.hideWins();
    this.reels.start();
    try {
      const round = await this.begin(this.ladder.stake, null, this.autoplay.name);
      if (round.view === null) this.reels.giveUp();
      else await this.land(round.view);
      this.finish(round);
    } catch (error) {
      this.autoplay.stop('Autoplay stopped.');
      this.reels.giveUp();
      this.fail(error, this.ladder.stake, () => void this.spin());
    }
  }

  /**
   * Brings the reels to rest, and turns them again for each free spin that they started.
   * @param {SlotView} shown
   */
  async land({ grid, free = [] }) {
    await this.reels.land(grid);
    for (const [index, spin] of free.entries()) {
      view.result.textContent = `Free spin ${index + 1} of ${free.length}`;
      await freePause();
      this.reels.start();
      await this.reels.land(spin.grid);
    }
  }

  /** @param {import('./wire.js').Played} round */
  finish(round) {
    const { freeSpins } = round;
    this.shown(round);
    if (round.view === null) {
      this.autoplay.stop('Autoplay stopped.');
      notice.say('No spin', this.endOf(round), 'OK', () => notice.hide());
      return;
    }
    view.win.textContent = this.money(round.payout);
    const left = freeSpins?.left == null ? '' : ` You have ${spinsWords(freeSpins.left)} left.`;
    view.result.textContent = `${this.outcome(round)}${left}`;
    this.autoplay.after(round.autoplay);
    this.showWins(round.view);
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

  /** @param {SlotView} shown */
  showWins({ wins }) {
    this.hideWins();
    if (wins.length === 0) return;
    let turn = -1;
    const next = () => {
      turn = (turn + 1) % wins.length;
      const win = wins[turn];
      const cells = this.state.model.table.lines[win?.line ?? 0]?.slice(0, win?.count) ?? [];
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
  view.play.addEventListener('click', () => void slot.spin());
  addEventListener('keydown', (event) => {
    if (sheetOpen() || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const elsewhere = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    const stops = event.key === 'Escape' || (!elsewhere && (event.key === ' ' || event.key === 'Enter'));
    if (slot.autoplay.on && stops) slot.pause();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      slot.ladder.step(event.key === 'ArrowUp' ? 1 : -1);
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
