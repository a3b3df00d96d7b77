/* global document, HTMLButtonElement, HTMLElement, matchMedia, setTimeout, SVGElement */
import { isSome } from '../../kit/client/amounts.js';
import { made, part } from '../../kit/client/dom.js';
import { dress, emblemOf } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { Flight, CrashState } from './states.js' */

/** Time between two steps up, in ms; flights that are decided already are shown faster, and none longer than the last. */
const pace = { byHand: 300, shown: 90, longest: 3600 };

/** Where a flight can be left by itself, in hundredths; null is by hand. */
const targets = [null, 150, 200, 300, 500, 1000];

const calm = matchMedia('(prefers-reduced-motion: reduce)');

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  flight: part('flight', HTMLElement),
  flyer: part('flyer', HTMLElement),
  line: part('line', SVGElement),
  under: part('under', SVGElement),
  reached: part('reached', HTMLElement),
  worth: part('worth', HTMLElement),
  targets: part('targets', HTMLElement),
  moves: part('moves', HTMLElement),
};

/** @param {number} hundredths */
const timesText = (hundredths) =>
  `${(hundredths / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}×`;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @extends {Room<CrashState>} */
class Crash extends Room {
  flying = false;
  /** Whether the player has asked to cash out. */
  leaving = false;

  /** @param {CrashState} state */
  constructor(state) {
    super(state);
    const { open, last } = state;
    this.open = open;
    this.ladder = new StakeLadder(this, () => this.chosen());
    /** @type {Flight | null} */
    const shown = (open ?? last)?.view ?? null;
    this.target = shown?.target ?? null;
    view.targets.append(...targets.map((target) => this.targetChoice(target)));
    view.flyer.replaceChildren(emblemOf(state.look));
    this.goOn = made('button', { class: 'move', text: 'Fly on' });
    this.goOn.type = 'button';
    this.goOn.addEventListener('click', () => void this.fly());
    view.moves.replaceChildren(this.goOn);
    if (shown) this.lay(shown);
    else this.draw(0, 100);
    view.result.textContent = open
      ? `Your round is still open at ${timesText(open.view.height)}. Cash out, or fly on.`
      : last?.view
        ? `Last round: ${this.outcome(last)}`
        : 'Choose a stake and start.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /** @param {number | null} target */
  targetChoice(target) {
    const radio = made('input', { class: 'heard' });
    radio.type = 'radio';
    radio.name = 'target';
    radio.checked = target === this.target;
    radio.addEventListener('change', () => {
      this.target = target;
      this.chosen();
    });
    const text = target === null ? 'Hand' : `${target / 100}×`;
    return made('label', { class: 'choice', children: [radio, made('span', { text })] });
  }

  chosen() {
    notice.hide();
    this.refresh();
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.open === null;
  }

  /**
   * The draw says how high the flight goes.
   * @override
   * @param {number[]} draws
   * @param {Flight} shown
   */
  explain([draw = 0], { crash }) {
    const all = 2n ** 32n;
    const { edge, highest } = this.state.model.table;
    const height = Number((BigInt(edge) * all) / (all - BigInt(draw)));
    const seen = Math.min(height, highest);
    return seen === crash ? `The flight crashed at ${timesText(seen)}.` : null;
  }

  /** @override */
  refresh() {
    const { open } = this;
    const canLeave =
      this.state.live && (this.flying || (!this.busy && open?.next.includes('CASH_OUT') === true));
    view.play.textContent = open ? 'Cash out' : 'Start';
    view.play.disabled = open ? !canLeave : !this.canChoose;
    this.goOn.disabled = !open || this.flying || this.busy || !this.state.live;
    this.ladder.show(this.canChoose);
    view.targets.toggleAttribute('disabled', !this.canChoose);
  }

  /** @param {number} rung @param {number} height in hundredths */
  draw(rung, height) {
    const { rungs } = this.state.model.table;
    const widest = Math.max(18, rung);
    const top = Math.max(250, height * 1.15) - 100;
    const seen = rungs.slice(0, rung + 1).filter((each) => each < height);
    const points = [
      ...seen.map((each, index) => [index, each]),
      [Math.max(rung, seen.length - 1), height],
    ].map(([x = 0, y = 0]) => [x / widest, (y - 100) / top]);
    const path = points
      .map(([x = 0, y = 0]) => `${(100 * x).toFixed(2)} ${(100 - 100 * y).toFixed(2)}`)
      .join('L');
    const [x = 0, y = 0] = points.at(-1) ?? [];
    view.line.setAttribute('d', `M${path}`);
    view.under.setAttribute('d', `M${path}L${(100 * x).toFixed(2)} 100L0 100Z`);
    view.flyer.style.setProperty('--x', String(x));
    view.flyer.style.setProperty('--y', String(y));
    view.reached.textContent = timesText(height);
  }

  /** The last rung below a height. @param {number} height */
  rungBelow(height) {
    return Math.max(
      0,
      this.state.model.table.rungs.findLastIndex((each) => each <= height),
    );
  }

  /** @param {Flight} flight */
  lay({ rung, height, crash, end, worth }) {
    const shown = end === 'CRASHED' ? Math.max(100, crash ?? height) : height;
    this.draw(end === null ? rung : this.rungBelow(shown), shown);
    view.flight.dataset['end'] = end ?? '';
    view.worth.textContent = isSome(worth) ? this.money(worth) : '';
    view.reached.parentElement?.classList.toggle('won', end === 'LEFT');
    view.reached.parentElement?.classList.toggle('lost', end === 'CRASHED');
  }

  /** A flight that is decided already, up to where it ends. @param {Flight} flight */
  async reveal(flight) {
    const height = flight.end === 'LEFT' ? flight.height : (flight.crash ?? 100);
    const last = this.rungBelow(height);
    const beat = Math.min(pace.shown, pace.longest / (last + 1));
    view.flight.dataset['end'] = '';
    view.reached.parentElement?.classList.remove('won', 'lost');
    view.worth.textContent = '';
    for (let rung = 0; rung <= last && !calm.matches; rung += 1) {
      this.draw(rung, this.state.model.table.rungs[rung] ?? 100);
      await wait(beat);
    }
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: flight }) {
    const { end, height, crash } = /** @type {Flight} */ (flight);
    if (end === 'LEFT') return `Cashed out at ${timesText(height)}. You won ${this.money(payout)}.`;
    const where = (crash ?? 0) < 100 ? 'at once' : `at ${timesText(crash ?? 100)}`;
    return `Crashed ${where}. ${isSome(payout) ? this.money(payout) : 'No win'}.`;
  }

  go() {
    if (!this.open) return this.start();
    this.leaving = true;
    return this.flying ? Promise.resolve() : this.fly();
  }

  /** @override */
  replay() {
    return this.start();
  }

  /** @override */
  replayMove() {
    return this.fly();
  }

  async start() {
    if (!this.canChoose) return;
    this.leaving = false;
    view.result.textContent = 'Flying';
    await this.alone(async () => {
      try {
        const round = await this.begin(this.ladder.stake, this.target);
        if (round.view && round.status !== 'OPEN' && this.target !== null) await this.reveal(round.view);
        this.stands(round);
      } catch (error) {
        view.result.textContent = '';
        this.fail(error, this.ladder.stake, () => void this.start());
      }
    });
    await this.fly();
  }

  /** Step by step upwards until the player leaves, the flight crashes, or nobody looks. */
  async fly() {
    if (!this.open || this.flying || this.busy || !this.state.live) return;
    this.flying = true;
    await this.alone(async () => {
      while (this.open && !document.hidden) {
        for (let waited = 0; waited < pace.byHand && !this.leaving; waited += 50) await wait(50);
        const action = this.leaving && this.open.next.includes('CASH_OUT') ? 'CASH_OUT' : 'FLY';
        try {
          this.stands(await this.act(this.open, action));
        } catch (error) {
          this.fail(error, this.ladder.stake, () => void this.fly());
          break;
        }
      }
      this.flying = false;
      this.leaving = false;
    });
    if (document.activeElement === document.body && !view.play.disabled) view.play.focus();
  }

  /** @param {import('./wire.js').Played} round */
  stands(round) {
    this.shown(round);
    this.open = round.status === 'OPEN' ? round : null;
    if (round.view === null) {
      notice.say('No round', this.endOf(round), 'OK', () => notice.hide());
      return;
    }
    this.lay(round.view);
    if (this.open) {
      view.result.textContent = 'Flying. Cash out before it crashes.';
      return;
    }
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
  }
}

void openGame((/** @type {CrashState} */ state) => {
  dress(state.look);
  const crash = new Crash(state);
  view.play.addEventListener('click', () => void crash.go());
  keys(crash, {
    begin: () => void crash.go(),
    step: (by) => crash.ladder.step(by),
    others: { f: () => void crash.fly() },
  });
  return crash;
});
