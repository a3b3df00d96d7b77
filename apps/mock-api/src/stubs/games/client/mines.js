/* global document, HTMLButtonElement, HTMLElement */
import { isSome } from '../../kit/client/amounts.js';
import { dress, emblemOf } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { drawn, made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { byArrows } from './spots.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { MinesState } from './states.js' */

/**
 * @typedef {{
 *   count: number, revealed: number[], blown: boolean, mines: number[] | null, worth: string, worthNext: string | null,
 * }} Field
 */

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  tiles: part('tiles', HTMLElement),
  counts: part('counts', HTMLElement),
  worth: part('worth', HTMLElement),
  worthNext: part('worth-next', HTMLElement),
  ladder: part('ladder', HTMLElement),
};

/** @param {number} hundredths */
const timesText = (hundredths) =>
  `${(hundredths / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}×`;

function minePicture() {
  const picture = drawn('svg', { viewBox: '-50 -50 100 100', class: 'mine', 'aria-hidden': 'true' });
  for (const angle of [0, 45, 90, 135])
    picture.append(
      drawn('rect', { x: '-5', y: '-44', width: '10', height: '88', rx: '5', transform: `rotate(${angle})` }),
    );
  picture.append(
    drawn('circle', { r: '30' }),
    drawn('circle', { cx: '-9', cy: '-10', r: '7', class: 'glint' }),
  );
  return picture;
}

/** @extends {Room<MinesState>} */
class Mines extends Room {
  /** @param {MinesState} state */
  constructor(state) {
    super(state);
    const { model, last, open } = state;
    this.tiles = Array.from({ length: model.table.tiles }, (_, index) => this.tile(index + 1));
    view.tiles.replaceChildren(...this.tiles);
    byArrows(this.tiles);
    this.ladder = new StakeLadder(this, () => this.chosen());
    /** @type {Field | null} */
    const shown = (open ?? last)?.view ?? null;
    this.count = shown?.count ?? model.table.counts[1]?.count ?? 1;
    view.counts.append(...model.table.counts.map(({ count }) => this.countChoice(count)));
    this.open = open;
    if (shown) this.lay(shown);
    else this.showLadder(0);
    view.result.textContent = open
      ? `Your round is still open. ${this.standing(open)}`
      : 'Choose the mines and the stake, then start.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /** @param {number} number */
  tile(number) {
    const tile = made('button', { class: 'tile' });
    tile.type = 'button';
    tile.addEventListener('click', () => void this.reveal(number));
    return tile;
  }

  /** @param {number} count */
  countChoice(count) {
    const radio = made('input', { class: 'heard' });
    radio.type = 'radio';
    radio.name = 'count';
    radio.checked = count === this.count;
    radio.addEventListener('change', () => {
      this.count = count;
      this.chosen();
    });
    return made('label', { class: 'choice', children: [radio, made('span', { text: String(count) })] });
  }

  chosen() {
    notice.hide();
    this.clear();
    this.refresh();
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.open === null;
  }

  /**
   * The draws say where the mines lie: each is one of the tiles that are left.
   * @override
   * @param {number[]} draws
   * @param {Field} shown
   */
  explain(draws, shown) {
    const left = this.tiles.map((_, index) => index + 1);
    const mines = draws.flatMap((draw) => left.splice(draw, 1));
    return JSON.stringify(mines) === JSON.stringify(shown.mines)
      ? `The mines lay under ${mines.join(', ')}.`
      : null;
  }

  /** @param {import('./room.js').Round} round */
  standing({ view: field }) {
    const { revealed, worth } = /** @type {Field} */ (field);
    if (revealed.length === 0) return 'Reveal a tile.';
    const safe = revealed.length === 1 ? 'One safe tile' : `${revealed.length} safe tiles`;
    return `${safe}, worth ${this.money(worth)}.`;
  }

  /** @override */
  refresh() {
    const next = this.busy || !this.state.live ? [] : (this.open?.next ?? []);
    view.play.textContent = this.open ? 'Cash out' : 'Start';
    view.play.disabled = this.open ? !next.includes('CASH_OUT') : !this.canChoose;
    this.ladder.show(this.canChoose);
    view.counts.toggleAttribute('disabled', !this.canChoose);
    for (const [index, tile] of this.tiles.entries()) {
      // Never disabled, so that the focus of whoever plays by keyboard stays on the field.
      tile.setAttribute('aria-disabled', String(!next.includes(`REVEAL_${index + 1}`)));
    }
  }

  clear() {
    for (const [index, tile] of this.tiles.entries()) this.mark(tile, index + 1, 'hidden');
    view.worth.textContent = '–';
    view.worthNext.textContent = '–';
    this.showLadder(0);
  }

  /**
   * @param {HTMLElement} tile
   * @param {number} number
   * @param {'hidden' | 'safe' | 'mine' | 'blown' | 'missed'} what
   */
  mark(tile, number, what) {
    if (tile.dataset['what'] === what) return;
    tile.dataset['what'] = what;
    const said = {
      hidden: '',
      safe: ', safe',
      mine: ', a mine',
      blown: ', a mine, hit',
      missed: ', safe, not revealed',
    };
    tile.setAttribute('aria-label', `Tile ${number}${said[what]}`);
    if (what === 'hidden') tile.replaceChildren();
    else
      tile.replaceChildren(what === 'safe' || what === 'missed' ? emblemOf(this.state.look) : minePicture());
  }

  /** @param {Field} field */
  lay({ count, revealed, mines, worth, worthNext, blown }) {
    const last = revealed.at(-1);
    for (const [index, tile] of this.tiles.entries()) {
      const number = index + 1;
      const isMine = mines?.includes(number) ?? false;
      const hit = blown && number === last;
      const open = revealed.includes(number) ? 'safe' : mines ? 'missed' : 'hidden';
      this.mark(tile, number, hit ? 'blown' : isMine ? 'mine' : open);
    }
    this.count = count;
    view.worth.textContent = this.money(worth);
    view.worthNext.textContent = worthNext === null ? '–' : this.money(worthNext);
    this.showLadder(blown ? 0 : revealed.length);
  }

  /** @param {number} safe how many safe tiles were revealed */
  showLadder(safe) {
    const { counts } = this.state.model.table;
    const pays = counts.find(({ count }) => count === this.count)?.hundredths ?? [];
    const from = Math.max(0, Math.min(safe - 2, pays.length - 5));
    const items = pays.slice(from, from + 5).map((hundredths, index) => {
      const number = from + index + 1;
      const item = made('li', {
        children: [made('span', { text: `${number}` }), made('b', { text: timesText(hundredths) })],
      });
      item.setAttribute('aria-label', `${number} safe: ${timesText(hundredths)}`);
      if (number === safe) item.className = 'now';
      return item;
    });
    view.ladder.replaceChildren(...items);
  }

  go() {
    return this.open ? this.step('CASH_OUT') : this.start();
  }

  /** @override */
  replay() {
    return this.start();
  }

  /** @override @param {string} move */
  replayMove(move) {
    return this.step(move);
  }

  async start() {
    if (this.busy || !this.state.live || this.open) return;
    await this.tried(
      async () => {
        this.clear();
        this.stands(await this.begin(this.ladder.stake, this.count));
      },
      () => void this.start(),
    );
    if (this.open && document.activeElement === document.body)
      this.tiles.find((tile) => tile.tabIndex === 0)?.focus();
  }

  /** @param {number} tile */
  reveal(tile) {
    return this.step(`REVEAL_${tile}`);
  }

  /** @param {string} action */
  async step(action) {
    const { open } = this;
    if (this.busy || !open?.next.includes(action)) return;
    await this.tried(
      async () => this.stands(await this.act(open, action)),
      () => void this.step(action),
    );
    if (!this.open && document.activeElement === document.body) view.play.focus();
  }

  /** @param {() => Promise<void>} work @param {() => void} again */
  tried(work, again) {
    return this.alone(async () => {
      try {
        await work();
      } catch (error) {
        this.fail(error, this.ladder.stake, again);
      }
    });
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
      view.result.textContent = this.standing(round);
      return;
    }
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: field }) {
    const { revealed } = /** @type {Field} */ (field);
    if (isSome(payout)) return `You cashed out ${this.money(payout)}.`;
    return `A mine after ${revealed.length - 1} safe. No win.`;
  }
}

void openGame((/** @type {MinesState} */ state) => {
  dress(state.look);
  const mines = new Mines(state);
  view.play.addEventListener('click', () => void mines.go());
  keys(mines, { begin: () => void mines.go(), others: { c: () => void mines.step('CASH_OUT') } });
  return mines;
});
