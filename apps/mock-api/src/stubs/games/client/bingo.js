/* global document, HTMLButtonElement, HTMLElement, matchMedia, setTimeout */
import { isSome, scaled } from '../../kit/client/amounts.js';
import { made, part } from '../../kit/client/dom.js';
import { dress } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { BingoState } from './states.js' */

/** @typedef {{ ticket: number[][], drawn: number[], full: boolean[], lines: number }} Game */

/** Time between two balls, in ms. */
const beat = 90;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Record<number, string>} */
const prizeNames = { 1: 'One line', 2: 'Two lines', 3: 'Full house' };

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  ball: part('ball', HTMLElement),
  called: part('called', HTMLElement),
  ticket: part('ticket', HTMLElement),
  board: part('board', HTMLElement),
  prizes: part('prizes', HTMLElement),
};

/** @param {number[][]} ticket */
function ticketRows(ticket) {
  return ticket.map((row) => {
    const cells = row.map((number) =>
      made('span', { class: 'cell', text: number === 0 ? '' : String(number), set: { role: 'cell' } }),
    );
    return made('div', { class: 'ticket-row', set: { role: 'row' }, children: cells });
  });
}

const emptyTicket = Array.from({ length: 3 }, () => Array.from({ length: 9 }, () => 0));

/** @extends {Room<BingoState>} */
class Bingo extends Room {
  /** How many lines are full on what is shown. */
  lines = 0;

  /** @param {BingoState} state */
  constructor(state) {
    super(state);
    const { last, model } = state;
    const numbers = Array.from({ length: model.table.balls }, (_, index) =>
      made('li', { text: String(index + 1) }),
    );
    view.board.replaceChildren(...numbers);
    this.ladder = new StakeLadder(this, () => {
      notice.hide();
      this.refresh();
    });
    this.deal(last?.view?.ticket ?? emptyTicket);
    if (last?.view) this.call(last.view.ticket, last.view.drawn);
    view.result.textContent = last?.view ? `Last ticket: ${this.outcome(last)}` : 'Choose a stake and play.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /**
   * The draws lay the ticket out, then call the balls: the last of them are the balls.
   * @override
   * @param {number[]} draws
   * @param {Game} shown
   */
  explain(draws, { drawn }) {
    const left = Array.from({ length: this.state.model.table.balls }, (_, index) => index + 1);
    const balls = draws.slice(-drawn.length).flatMap((draw) => left.splice(draw, 1));
    return balls.join() === drawn.join() ? `The balls were ${balls.join(', ')}.` : null;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: game }) {
    const { lines } = /** @type {Game} */ (game);
    const end = prizeNames[lines] ?? 'No line';
    return `${end}. ${isSome(payout) ? `You won ${this.money(payout)}` : 'No win'}.`;
  }

  /** @override */
  refresh() {
    this.ladder.show(this.canChoose);
    view.play.disabled = !this.canChoose;
    const rows = this.state.model.table.prizes.map(({ lines, pays }) => {
      const row = made('tr', {
        children: [
          made('th', { text: prizeNames[lines] ?? '', set: { scope: 'row' } }),
          made('td', { text: this.money(scaled(this.ladder.stake, pays, 1)) }),
        ],
      });
      row.classList.toggle('now', !this.busy && lines === this.lines);
      return row;
    });
    view.prizes.replaceChildren(...rows);
  }

  /** @param {number[][]} ticket */
  deal(ticket) {
    view.ticket.replaceChildren(...ticketRows(ticket));
    this.call(ticket, []);
  }

  /**
   * Shows which balls were called, on the board and on the ticket.
   * @param {number[][]} ticket
   * @param {number[]} drawn
   */
  call(ticket, drawn) {
    const { called } = this.state.model.table;
    view.ball.textContent = drawn.length === 0 ? '' : String(drawn.at(-1));
    view.called.textContent =
      drawn.length === 0 ? `${called} balls will be called` : `${drawn.length} of ${called} balls called`;
    for (const [index, item] of [...view.board.children].entries())
      item.classList.toggle('called', drawn.includes(index + 1));
    this.lines = 0;
    for (const [index, row] of ticket.entries()) {
      const numbers = row.filter((number) => number > 0);
      const isFull = numbers.length > 0 && numbers.every((number) => drawn.includes(number));
      this.lines += isFull ? 1 : 0;
      const shown = view.ticket.children[index];
      shown?.classList.toggle('full', isFull);
      for (const [place, number] of row.entries())
        shown?.children[place]?.classList.toggle('called', drawn.includes(number));
    }
  }

  /** @override */
  replay() {
    return this.play();
  }

  async play() {
    if (!this.canChoose) return;
    view.result.textContent = 'Calling';
    await this.alone(async () => {
      try {
        const round = await this.begin(this.ladder.stake);
        if (round.view === null) notice.say('No game', this.endOf(round), 'OK', () => notice.hide());
        else await this.reveal(round.view);
        this.finish(round);
      } catch (error) {
        view.result.textContent = '';
        this.fail(error, this.ladder.stake, () => void this.play());
      }
    });
    if (!view.play.disabled && document.activeElement === document.body) view.play.focus();
  }

  /** @param {Game} game */
  async reveal({ ticket, drawn }) {
    this.deal(ticket);
    for (let count = 1; count <= drawn.length && !calm.matches; count += 1) {
      this.call(ticket, drawn.slice(0, count));
      await new Promise((resolve) => setTimeout(resolve, beat));
    }
    this.call(ticket, drawn);
  }

  /** @param {import('./wire.js').Played} round */
  finish(round) {
    this.shown(round);
    if (round.view === null) return;
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
  }
}

void openGame((/** @type {BingoState} */ state) => {
  dress(state.look);
  const game = new Bingo(state);
  view.play.addEventListener('click', () => void game.play());
  keys(game, { begin: () => void game.play(), step: (by) => game.ladder.step(by) });
  return game;
});
