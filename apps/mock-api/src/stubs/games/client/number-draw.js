/* global document, HTMLButtonElement, HTMLElement, matchMedia, setTimeout */
import { isSome, scaled } from '../../kit/client/amounts.js';
import { dress } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { byArrows } from './spots.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { DrawState, DrawRules } from './states.js' */

/** @typedef {{ picks: number[], drawn: number[], matches: number[] }} Drawn */

/** @typedef {{ matches: number, pays: number }} Prize */

const calm = matchMedia('(prefers-reduced-motion: reduce)');

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  lucky: part('lucky', HTMLButtonElement),
  balls: part('balls', HTMLElement),
  grid: part('grid', HTMLElement),
  picked: part('picked', HTMLElement),
  prizes: part('prizes', HTMLElement),
};

/** @extends {Room<DrawState>} */
class NumberDraw extends Room {
  /** @type {Set<number>} */
  picks = new Set();

  /** @param {DrawState} state @param {DrawRules} rules */
  constructor(state, rules) {
    super(state);
    this.rules = rules;
    const { last, model } = state;
    this.numbers = Array.from({ length: model.table.highest }, (_, index) => this.numberField(index + 1));
    view.grid.replaceChildren(...this.numbers);
    byArrows(this.numbers);
    this.ladder = new StakeLadder(this, () => {
      notice.hide();
      this.refresh();
    });
    /** @type {Drawn | null} */
    const shown = last?.view ?? null;
    this.picks = new Set(shown?.picks);
    this.showBalls(shown?.drawn ?? []);
    view.result.textContent = last && shown ? `Last draw: ${this.outcome(last)}` : rules.invitation;
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /** @param {number} number */
  numberField(number) {
    const field = made('button', { class: 'pick', text: String(number) });
    field.type = 'button';
    field.addEventListener('click', () => this.toggle(number));
    return field;
  }

  get full() {
    return this.picks.size === this.rules.maxPicks;
  }

  get enough() {
    return this.picks.size >= this.rules.minPicks;
  }

  /** @param {number} number */
  toggle(number) {
    if (!this.canChoose) return;
    if (!this.picks.delete(number) && !this.full) this.picks.add(number);
    this.showBalls([]);
    notice.hide();
    this.refresh();
  }

  /** Fills up what is not picked yet, or picks anew; decides nothing but what is played. */
  lucky() {
    if (!this.canChoose) return;
    if (this.full) this.picks.clear();
    const { highest } = this.state.model.table;
    while (!this.full) this.picks.add(1 + Math.floor(Math.random() * highest));
    this.showBalls([]);
    notice.hide();
    this.refresh();
  }

  /**
   * Each draw is one of the numbers that are left.
   * @override
   * @param {number[]} draws
   * @param {Drawn} shown
   */
  explain(draws, shown) {
    const left = this.numbers.map((_, index) => index + 1);
    const drawn = draws.flatMap((draw) => left.splice(draw, 1));
    return JSON.stringify(drawn) === JSON.stringify(shown.drawn)
      ? `The numbers were ${drawn.join(', ')}.`
      : null;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: drawn }) {
    const { matches } = /** @type {Drawn} */ (drawn);
    const count = matches.length;
    const text = count === 0 ? 'No match' : count === 1 ? 'One match' : `${count} matches`;
    return isSome(payout) ? `${text}. You won ${this.money(payout)}.` : `${text}. No win.`;
  }

  /** @override */
  refresh() {
    const open = this.canChoose;
    this.ladder.show(open);
    view.play.disabled = !open || !this.enough;
    view.lucky.disabled = !open;
    const { maxPicks, prizes } = this.rules;
    view.picked.textContent = `${this.picks.size} of ${maxPicks} numbers picked`;
    for (const [index, field] of this.numbers.entries()) {
      const isPicked = this.picks.has(index + 1);
      field.setAttribute('aria-pressed', String(isPicked));
      field.setAttribute('aria-disabled', String(!open || (this.full && !isPicked)));
    }
    const rows = prizes(this.picks.size).map(({ matches, pays }) => {
      const word = made('span', { class: 'word', text: matches === 1 ? ' match' : ' matches' });
      const name = made('th', { set: { scope: 'row' } });
      name.append(matches === 0 ? 'No' : String(matches), word);
      const row = made('tr', {
        children: [name, made('td', { text: this.money(scaled(this.ladder.stake, pays, 1)) })],
      });
      row.classList.toggle('now', matches === this.matched);
      return row;
    });
    view.prizes.replaceChildren(...rows);
    // Before as many are picked as are played, there is nothing to win.
    view.prizes.parentElement?.toggleAttribute('hidden', rows.length === 0);
  }

  /** @param {readonly number[]} drawn */
  showBalls(drawn) {
    const balls = Array.from({ length: this.rules.drawn }, (_, index) => {
      const number = drawn[index];
      const hit = number !== undefined && this.picks.has(number);
      const ball = made('li', {
        class: `ball${hit ? ' hit' : ''}`,
        text: number === undefined ? '' : String(number),
      });
      if (number === undefined) ball.setAttribute('aria-hidden', 'true');
      return ball;
    });
    view.balls.replaceChildren(...balls);
    this.matched =
      drawn.length === this.rules.drawn ? drawn.filter((number) => this.picks.has(number)).length : -1;
    for (const [index, field] of this.numbers.entries())
      field.classList.toggle('drawn', drawn.includes(index + 1));
  }

  /** @override */
  replay() {
    return this.draw();
  }

  async draw() {
    if (this.busy || !this.state.live || !this.enough) return;
    await this.alone(async () => {
      view.result.textContent = 'Drawing';
      this.showBalls([]);
      try {
        const round = await this.begin(this.ladder.stake, [...this.picks]);
        if (round.view === null) notice.say('No draw', this.endOf(round), 'OK', () => notice.hide());
        else await this.roll(round.view.drawn);
        this.finish(round);
      } catch (error) {
        view.result.textContent = '';
        this.fail(error, this.ladder.stake, () => void this.draw());
      }
    });
    if (!view.play.disabled && document.activeElement === document.body) view.play.focus();
  }

  /** @param {number[]} drawn */
  async roll(drawn) {
    for (let count = 1; count <= drawn.length; count += 1) {
      this.showBalls(drawn.slice(0, count));
      view.balls.children[count - 1]?.classList.add('fresh');
      if (!calm.matches) await new Promise((resolve) => setTimeout(resolve, this.rules.beat));
    }
  }

  /** @param {import('./wire.js').Played} round */
  finish(round) {
    this.shown(round);
    if (round.view === null) return;
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
  }
}

/**
 * Opens a draw of numbers.
 * @param {(state: any) => DrawRules} rulesOf
 */
export const openDraw = (rulesOf) =>
  openGame((/** @type {DrawState} */ state) => {
    dress(state.look);
    const game = new NumberDraw(state, rulesOf(state));
    view.play.addEventListener('click', () => void game.draw());
    view.lucky.addEventListener('click', () => game.lucky());
    keys(game, { begin: () => void game.draw(), others: { l: () => game.lucky() } });
    return game;
  });
