/* global document, HTMLButtonElement, HTMLElement, SVGElement */
import { isSome } from '../../kit/client/amounts.js';
import { Chips } from './chips.js';
import { dress, emblemOf } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { layOut } from './roulette-layout.js';
import { Wheel } from './roulette-wheel.js';
import { rulesSheet } from './rules.js';
import { pass } from './server.js';
import { byArrows } from './spots.js';
import { openGame } from './table.js';
import { unitsOf } from './units.js';

/** @import { RouletteState } from './states.js' */

/** @typedef {{ pocket: number, colour: string, bets: { bet: string, stake: string, amount: string }[] }} Spun */

/** Results that are listed at most. */
const listed = 12;

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  repeat: part('repeat', HTMLButtonElement),
  recent: part('recent', HTMLElement),
};

/** @extends {Room<RouletteState>} */
class Roulette extends Room {
  /** @param {RouletteState} state */
  constructor(state) {
    super(state);
    const { last, look, model } = state;
    const { pockets, colours, bets } = model.table;
    /** @param {number} number */
    this.colourOf = (number) => colours[pockets.indexOf(number)] ?? 'GREEN';
    const emblem = emblemOf(look, { x: '-32', y: '-32', width: '64', height: '64' });
    this.wheel = new Wheel(part('wheel', SVGElement), pockets, this.colourOf, emblem);
    this.fields = layOut(part('layout', HTMLElement), bets, this.colourOf);
    byArrows([...this.fields.values()]);
    this.chips = new Chips(this, this.fields, () => this.chosen());
    /** @type {Spun | null} */
    const shown = last?.view ?? null;
    this.before = new Map(shown?.bets.map(({ bet, stake }) => [bet, unitsOf(stake)]));
    if (pass !== null) this.chips.again(this.before);
    if (shown) this.rest(shown);
    view.result.textContent = last && shown ? `Last spin: ${this.outcome(last)}` : 'Lay your chips and spin.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Spun} shown
   */
  explain(draws, shown) {
    const pocket = this.state.model.table.pockets[draws[0] ?? -1];
    return pocket === shown.pocket ? `The ball came to rest on ${pocket}.` : null;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: spun }) {
    const { pocket, colour } = /** @type {Spun} */ (spun);
    const where = `${pocket}${pocket === 0 ? '' : ` ${colour.toLowerCase()}`}`;
    return isSome(payout) ? `${where}. You won ${this.money(payout)}.` : `${where}. No win.`;
  }

  chosen() {
    notice.hide();
    this.showWinners(null);
    this.refresh();
  }

  /** @override */
  refresh() {
    const open = this.canChoose;
    this.chips.show(open);
    view.play.disabled = !open || !this.chips.playable;
    view.repeat.disabled = !open || this.before.size === 0;
  }

  /** @override */
  replay() {
    this.chips.again(this.before);
    return this.spin();
  }

  async spin() {
    if (this.busy || !this.state.live || !this.chips.playable) return;
    await this.alone(() => this.turn());
    // A disabled button loses the focus; whoever spins by keyboard goes on where they were.
    if (!view.play.disabled && document.activeElement === document.body) view.play.focus();
  }

  async turn() {
    const { stake, choice } = this.chips;
    view.result.textContent = 'No more bets';
    this.showWinners(null);
    try {
      const round = await this.begin(stake, choice);
      if (round.view === null) notice.say('No spin', this.endOf(round), 'OK', () => notice.hide());
      else await this.wheel.spin(round.view.pocket);
      this.finish(round);
    } catch (error) {
      view.result.textContent = '';
      this.fail(error, stake, () => void this.spin());
    }
  }

  /** @param {import('./wire.js').Played} round */
  finish(round) {
    this.shown(round);
    if (round.view === null) return;
    this.before = new Map(this.chips.laid);
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
    this.rest(round.view);
  }

  /** @param {Spun} spun */
  rest(spun) {
    const { pocket, colour } = spun;
    this.wheel.show(pocket);
    this.showWinners(spun);
    const item = made('li', { class: `recent-${colour.toLowerCase()}`, text: String(pocket) });
    view.recent.prepend(item);
    while (view.recent.children.length > listed) view.recent.lastElementChild?.remove();
  }

  /** @param {Spun | null} spun */
  showWinners(spun) {
    const winners = new Set(spun?.bets.filter(({ amount }) => isSome(amount)).map(({ bet }) => bet));
    for (const [id, field] of this.fields) {
      field.classList.toggle('wins', winners.has(id));
      field.classList.toggle('rests', spun !== null && id === `straight-${spun.pocket}`);
    }
  }
}

void openGame((/** @type {RouletteState} */ state) => {
  dress(state.look);
  const roulette = new Roulette(state);
  view.play.addEventListener('click', () => void roulette.spin());
  view.repeat.addEventListener('click', () => roulette.chips.again(roulette.before));
  keys(roulette, { begin: () => void roulette.spin() });
  return roulette;
});
