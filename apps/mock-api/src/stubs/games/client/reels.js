/* global matchMedia, setTimeout */
import { made } from '../../kit/client/dom.js';
import { symbolPicture } from './symbol-picture.js';

const rows = 3;
const spare = 9;
/** Time in which a turning reel goes round, in ms. */
const turn = 620;
/** Shortest time a reel turns, so that an answer that comes at once can still be seen to be a spin, in ms. */
const shortest = 380;
/** Time between the stops of two reels, in ms. */
const stagger = 120;
/** Time a reel takes to come to rest, in ms. */
const landing = 420;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @param {number} time in ms */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** @param {string} symbol */
const cellOf = (symbol) => made('div', { class: 'cell', children: [symbolPicture(symbol)] });

class Reel {
  /** @param {readonly string[]} symbols all symbols of the slot */
  constructor(symbols) {
    this.symbols = symbols;
    this.strip = made('div', { class: 'strip' });
    this.element = made('div', { class: 'reel', children: [this.strip] });
    /** @type {Animation | null} */
    this.motion = null;
    /** @type {string[]} */
    this.faces = [];
  }

  /** @param {readonly string[]} faces the three that show, the top one first */
  show(faces, before = /** @type {readonly string[]} */ ([])) {
    this.motion?.cancel();
    this.motion = null;
    this.faces = [...faces];
    this.strip.replaceChildren(...[...faces, ...before].map(cellOf));
  }

  /** Turns until it lands. */
  start() {
    const start = Math.floor(Math.random() * this.symbols.length);
    const passing = Array.from(
      { length: spare },
      (_, i) => this.symbols[(start + i * 3) % this.symbols.length] ?? '',
    );
    this.strip.replaceChildren(...[...this.faces, ...passing, ...this.faces].map(cellOf));
    const share = ((rows + spare) / (2 * rows + spare)) * 100;
    this.motion = this.strip.animate(
      { transform: [`translateY(-${share}%)`, 'translateY(0)'] },
      { duration: turn, iterations: Infinity },
    );
  }

  /**
   * Comes to rest.
   * @param {readonly string[]} faces
   */
  async land(faces) {
    this.show(faces, this.symbols.slice(0, rows + 1));
    const share = ((rows + 1) / (2 * rows + 1)) * 100;
    this.motion = this.strip.animate(
      { transform: [`translateY(-${share}%)`, 'translateY(1.2%)', 'translateY(0)'] },
      { duration: landing, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
    await this.motion.finished.catch(() => undefined);
  }
}

export class Reels {
  /**
   * @param {HTMLElement} place
   * @param {readonly string[]} symbols
   */
  constructor(place, symbols) {
    this.reels = Array.from({ length: 5 }, () => new Reel(symbols));
    place.replaceChildren(...this.reels.map((reel) => reel.element));
    /** @type {Promise<unknown>} */
    this.turned = Promise.resolve();
  }

  /** @param {readonly (readonly string[])[]} grid symbols by reel */
  show(grid) {
    for (const [index, reel] of this.reels.entries()) reel.show(grid[index] ?? []);
  }

  start() {
    this.mark([]);
    if (calm.matches) return;
    this.turned = pause(shortest);
    for (const reel of this.reels) reel.start();
  }

  giveUp() {
    for (const reel of this.reels) reel.show(reel.faces);
  }

  /**
   * Brings the reels to rest one after the other; settles when the last one stands.
   * @param {readonly (readonly string[])[]} grid
   */
  async land(grid) {
    if (calm.matches) {
      this.show(grid);
      return;
    }
    await this.turned;
    const stops = this.reels.map(async (reel, index) => {
      await pause(index * stagger);
      await reel.land(grid[index] ?? []);
    });
    await Promise.all(stops);
    this.show(grid);
  }

  /** @param {readonly (readonly [reel: number, row: number])[]} cells those that win */
  mark(cells) {
    for (const [index, reel] of this.reels.entries()) {
      for (const [row, cell] of [...reel.strip.children].entries()) {
        cell.classList.toggle(
          'wins',
          cells.some(([column, line]) => column === index && line === row),
        );
      }
    }
  }
}
