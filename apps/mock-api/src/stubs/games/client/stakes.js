/* global HTMLButtonElement, HTMLElement */
import { part } from '../../kit/client/dom.js';

/** The ladder of stakes (PLAY-34): one is chosen, a step up or down at a time. */
export class StakeLadder {
  /**
   * @param {import('./room.js').Room<any>} room
   * @param {() => void} changed
   */
  constructor(room, changed) {
    const { stakes, opening } = room.state;
    this.room = room;
    this.choice = Math.max(0, stakes.indexOf(opening.stake));
    this.less = part('less', HTMLButtonElement);
    this.more = part('more', HTMLButtonElement);
    this.changed = changed;
    this.less.addEventListener('click', () => this.step(-1));
    this.more.addEventListener('click', () => this.step(1));
  }

  /** Decimal of the wire. */
  get stake() {
    return this.room.state.stakes[this.choice] ?? '';
  }

  /** @param {-1 | 1} by */
  step(by) {
    if (!this.room.canChoose) return;
    this.choice = Math.min(this.room.state.stakes.length - 1, Math.max(0, this.choice + by));
    this.changed();
  }

  /** @param {boolean} open whether a stake can be chosen now */
  show(open) {
    part('stake', HTMLElement).textContent = this.room.money(this.stake);
    this.less.disabled = !open || this.choice === 0;
    this.more.disabled = !open || this.choice === this.room.state.stakes.length - 1;
  }
}
