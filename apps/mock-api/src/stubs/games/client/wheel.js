/* global document, HTMLButtonElement, HTMLElement, SVGElement */
import { isSome } from '../../kit/client/amounts.js';
import { Chips } from './chips.js';
import { dress, emblemOf } from './dress.js';
import { FortuneWheel } from './fortune-wheel.js';
import { keys } from './keys.js';
import { LiveClock } from './live-clock.js';
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { pass } from './server.js';
import { byArrows } from './spots.js';
import { openGame } from './table.js';
import { unitsOf } from './units.js';

/** @import { WheelState } from './states.js' */

/** @typedef {{ segment: number | null, field: string | null, bets: { bet: string, stake: string }[] }} Turned */

/** @typedef {import('./live-clock.js').Live} Live */

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  repeat: part('repeat', HTMLButtonElement),
  recent: part('recent', HTMLElement),
  numbers: part('numbers', HTMLElement),
  line: part('host-line', HTMLElement),
  clock: part('clock', HTMLElement),
  time: part('time', HTMLElement),
};

/** @extends {Room<WheelState>} */
class Wheel extends Room {
  turning = false;

  /** @param {WheelState} state */
  constructor(state) {
    super(state);
    const { look, model, last, open } = state;
    const { segments, fields } = model.table;
    const pays = new Map(fields.map((field) => [field.id, field.pays]));
    /** @param {string} id */
    this.textOf = (id) => String(pays.get(id) ?? '');
    const emblem = emblemOf(look, { x: '-28', y: '-28', width: '56', height: '56' });
    this.wheel = new FortuneWheel(
      part('wheel', SVGElement),
      segments.map((id) => ({ id, text: this.textOf(id) })),
      emblem,
    );
    part('host-face', HTMLElement).append(emblemOf(look));
    this.fields = new Map(fields.map((field) => [field.id, this.numberField(field)]));
    view.numbers.replaceChildren(...this.fields.values());
    byArrows([...this.fields.values()]);
    this.chips = new Chips(this, this.fields, () => this.chosen());
    this.open = open;
    this.before = this.laidIn(open ?? last);
    if (open || pass !== null) for (const [field, units] of this.before) this.chips.put(field, units);
    view.win.textContent = last ? this.money(last.payout) : '–';
    view.result.textContent = open ? 'Your bet is on for the next turn.' : 'Lay your chips and bet.';
    rulesSheet(this);
    this.clock = new LiveClock({
      counted: (left, live) => this.count(left, live),
      drawn: (live, first) => void this.drawn(live, first),
    });
    if (last && pass !== null) {
      this.wheel.show(last.view.segment);
      this.mark(last.view.field);
    } else void this.clock.start();
  }

  /** @param {import('./room.js').Round | null} round */
  laidIn(round) {
    const bets = /** @type {Turned | null} */ (round?.view ?? null)?.bets ?? [];
    return new Map(bets.map(({ bet, stake }) => [bet, unitsOf(stake)]));
  }

  /** @param {{ id: string, pays: number, segments: number }} field */
  numberField({ id, pays, segments }) {
    const children = [
      made('b', { text: String(pays) }),
      made('span', { class: 'number-pays', text: ` pays ${pays} to 1` }),
      made('span', { class: 'heard', text: ` on ${segments} of 50 segments` }),
    ];
    const field = made('button', { class: `number segment-${id.toLowerCase()}`, children });
    field.type = 'button';
    return field;
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.open === null;
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Turned} shown
   */
  explain(draws, shown) {
    const [segment = -1] = draws;
    const field = this.state.model.table.segments[segment];
    return segment === shown.segment && field === shown.field
      ? `The wheel stopped at segment ${segment + 1}, a ${this.textOf(field ?? '')}.`
      : null;
  }

  chosen() {
    notice.hide();
    this.refresh();
  }

  /** @override */
  refresh() {
    const open = this.canChoose;
    this.chips.show(open);
    view.play.disabled = !open || !this.chips.playable;
    view.play.textContent = this.open ? 'On' : 'Bet';
    view.repeat.disabled = !open || this.before.size === 0;
  }

  /** @param {number} left in ms @param {Live} live */
  count(left, live) {
    const seconds = Math.ceil(left / 1000);
    view.clock.textContent = this.turning ? 'Turning' : `${seconds} s`;
    view.time.style.setProperty('--left', String(left / live.every));
  }

  /**
   * @param {Live} live
   * @param {boolean} first whether the page has only just opened, so that nothing turns
   */
  async drawn(live, first) {
    const [last] = live.results;
    if (!last) return;
    if (first) {
      this.wheel.show(last.shown.segment);
      view.line.textContent = live.host.before;
      this.list(live);
      return;
    }
    const joined = this.open;
    this.turning = true;
    view.line.textContent = 'No more bets for this turn. Here we go.';
    const paid = joined ? this.resultOf(joined) : null;
    await this.wheel.turnTo(last.shown.segment);
    this.turning = false;
    view.line.textContent = `${live.host.after} ${live.host.before}`;
    this.list(live);
    const round = await paid;
    if (round) this.finish(round);
    else this.mark(last.shown.field);
  }

  /** @param {import('./room.js').Round} joined */
  async resultOf(joined) {
    try {
      return await this.act(joined, 'RESULT');
    } catch (error) {
      this.fail(error, joined.stake, () => {
        notice.hide();
        void this.resultOf(joined).then((round) => round && this.finish(round));
      });
      return null;
    }
  }

  /** @param {import('./wire.js').Played} round */
  finish(round) {
    this.open = null;
    this.before = new Map(this.chips.laid);
    this.chips.lift();
    this.shown(round);
    this.mark(round.view.field);
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
    this.refresh();
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: turned }) {
    const end = isSome(payout) ? `You won ${this.money(payout)}.` : 'No win.';
    return `${this.textOf(turned.field)}. ${end}`;
  }

  /** @override */
  async replay() {
    this.chips.again(this.before);
    await this.bet();
  }

  /** @override */
  async replayMove() {
    const { open } = this;
    if (!open) return;
    const round = await this.act(open, 'RESULT');
    this.mark('');
    view.result.textContent = '';
    await this.wheel.turnTo(round.view.segment);
    this.finish(round);
    this.chips.again(this.before);
  }

  /** @param {string} shown */
  mark(shown) {
    for (const [id, field] of this.fields) field.classList.toggle('rests', id === shown);
  }

  /** @param {Live} live */
  list({ results }) {
    const items = results.map(({ shown: { field } }) =>
      made('li', { class: `segment-${field.toLowerCase()}`, text: this.textOf(field) }),
    );
    view.recent.replaceChildren(...items);
    const [last] = results;
    if (last) this.mark(last.shown.field);
  }

  async bet() {
    if (this.busy || !this.state.live || this.open || !this.chips.playable) return;
    const { stake, choice } = this.chips;
    await this.alone(async () => {
      try {
        const round = await this.begin(stake, choice);
        this.shown(round);
        if (round.status === 'OPEN') this.open = round;
        view.result.textContent = this.open
          ? `Your bet of ${this.money(round.stake)} is on for the next turn.`
          : this.endOf(round);
      } catch (error) {
        this.fail(error, stake, () => void this.bet());
      }
    });
    if (!view.play.disabled && document.activeElement === document.body) view.play.focus();
  }
}

void openGame((/** @type {WheelState} */ state) => {
  dress(state.look);
  const wheel = new Wheel(state);
  view.play.addEventListener('click', () => void wheel.bet());
  view.repeat.addEventListener('click', () => wheel.chips.again(wheel.before));
  keys(wheel, { begin: () => void wheel.bet() });
  return wheel;
});
