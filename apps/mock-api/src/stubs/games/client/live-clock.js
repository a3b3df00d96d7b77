/* global document, performance, setTimeout */
import { ask, Refused } from './server.js';

/**
 * What goes on at a table for everyone; times in ms.
 * @typedef {object} Live
 * @property {number} round which a bet joins
 * @property {number} left until it is drawn
 * @property {number} every
 * @property {{ before: string, after: string }} host
 * @property {{ round: number, shown: any }[]} results the latest first
 */

/** Time between two looks at the clock, in ms. */
const beat = 250;
/** Time until a server is asked again whether a round is drawn, in ms. */
const again = 1500;
/** Time until the clock is set by the server's again, in ms. */
const drift = 8000;

/** Follows the clock of a table: counts down to each draw, and asks for its result once it is due. */
export class LiveClock {
  /**
   * @param {{ counted: (left: number, live: Live) => void, drawn: (live: Live, first: boolean) => void }} told
   */
  constructor({ counted, drawn }) {
    this.counted = counted;
    this.drawn = drawn;
    /** @type {Live | null} */
    this.live = null;
    this.due = 0;
    this.asked = 0;
  }

  async start() {
    await this.look();
    this.follow();
  }

  follow() {
    const now = performance.now();
    if (this.live) this.counted(Math.max(0, this.due - now), this.live);
    const since = now - this.asked;
    if (!document.hidden && ((now >= this.due && since > again) || since > drift)) void this.look();
    setTimeout(() => this.follow(), beat);
  }

  async look() {
    this.asked = performance.now();
    try {
      /** @type {Live} */
      const live = await ask('live');
      const before = this.live?.round;
      this.live = live;
      this.due = performance.now() + live.left;
      if (before !== live.round) this.drawn(live, before === undefined);
    } catch (error) {
      // A silent server is asked again; a refusal is what every other call is told too.
      if (!(error instanceof Refused)) this.asked = performance.now();
    }
  }
}
