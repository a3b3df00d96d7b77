/* global addEventListener, crypto */
import { isSome } from '../../kit/client/amounts.js';
import { notice } from './notice.js';
import { ask, pass, Refused, tell } from './server.js';
import { Sound } from './sound.js';
import { Table } from './table.js';
import { unitsOf } from './units.js';

/** @import { Played, RoomState } from './wire.js' */
/** What its view holds is the game's own, null when it did not take place. @typedef {import('./wire.js').RoundFacts & { view: any }} Round */

/**
 * A game of the studio at work: its rounds, and what the player is told of them. How to make a page of it is in
 * docs/vendors.md.
 * @template {RoomState} T
 * @extends {Table<T>}
 */
export class Room extends Table {
  /** @param {T} state */
  constructor(state) {
    super(state);
    /** A round that waits for its player. @type {Round | null} */
    this.open = null;
    /** A round whose answer is not known: it is asked for again, never begun twice. @type {object | null} */
    this.pending = null;
    /** The last round whose end was shown here. @type {string | undefined} */
    this.seen = undefined;
    /** None where a past round is shown. */
    this.sound = pass === null ? new Sound() : null;
    // A round that was shown needs no word when the game is opened again.
    addEventListener('pagehide', () => {
      if (this.seen !== undefined) tell('balance', { seen: this.seen });
    });
  }

  /** Whether something else may be chosen for the next round. */
  get canChoose() {
    return this.state.live && !this.busy && this.pending === null;
  }

  /**
   * What draws mean in this game; null when a round with this view showed something else.
   * @param {number[]} draws
   * @param {any} view
   * @returns {string | null}
   */
  explain(draws, view) {
    return view === null ? null : `The draws were ${draws.join(', ')}.`;
  }

  /** @override */
  news() {
    return this.seen === undefined ? {} : { seen: this.seen };
  }

  /**
   * Begins a round, or asks again for the one whose answer is missing.
   * @param {string} stake decimal of the wire
   * @param {unknown} [choice] what was chosen with it
   * @param {string | null} [autoplay] the autoplay that it begins by
   * @returns {Promise<Played>}
   */
  async begin(stake, choice = null, autoplay = null) {
    this.pending ??= {
      request: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      stake,
      choice,
      autoplay,
    };
    this.sound?.play('begun');
    return this.answered(ask('begin', { ...this.pending, ...this.news() }));
  }

  /**
   * Does something in the open round.
   * @param {Round} round
   * @param {unknown} action
   * @returns {Promise<Played>}
   */
  act({ round, step }, action) {
    return this.answered(ask('act', { round, step, action }));
  }

  /** @param {Promise<Played>} asked */
  async answered(asked) {
    try {
      const round = await asked;
      this.pending = null;
      return round;
    } catch (error) {
      if (error instanceof Refused) this.pending = null;
      throw error;
    }
  }

  /**
   * To be called once the player can see how a round stands.
   * @param {Played} round
   */
  shown(round) {
    this.state.freeSpins = round.freeSpins;
    this.setBalance(round.balance);
    if (round.status === 'OPEN') return;
    this.seen = round.round;
    // A payout below the stake is a loss, and sounds like one.
    if (round.view !== null) this.sound?.play(unitsOf(round.payout) > unitsOf(round.stake) ? 'won' : 'over');
  }

  /**
   * Says why a round did not come, and offers to ask for it again.
   * @param {unknown} error
   * @param {string} stake decimal of the wire
   * @param {() => void} again
   */
  fail(error, stake, again) {
    if (error instanceof Refused) {
      this.refuse(error, stake);
      return;
    }
    const text = 'Your round is safe. Ask again to see its result; it is not paid for twice.';
    notice.say('The connection was lost', text, 'Ask again', again);
  }

  /**
   * Tells of a round that was finished or given back while nobody looked (PLAY-37), else that no stake is covered.
   * @override
   */
  announce() {
    const { live, open, opening, unseen } = this.state;
    if (unseen === null) {
      if (live && open === null && !opening.covered) this.notCovered(opening.stake, { lowest: true });
      return;
    }
    this.seen = unseen.round;
    notice.say('While you were away', this.endOf(unseen), 'OK', () => notice.hide());
  }

  /**
   * How a round ended, and what it won.
   * @param {Round} round
   * @returns {string}
   */
  outcome(round) {
    return this.endOf(round);
  }

  /** Begins the round of a recording as a press does, with all that was chosen for it. @returns {Promise<void>} */
  replay() {
    return Promise.reject(new Error('This game does not replay its rounds.'));
  }

  /**
   * Goes on with a recording as a press does.
   * @param {string} move
   * @returns {Promise<void>}
   */
  replayMove(move) {
    return Promise.reject(new Error(`This game has no ${move}.`));
  }

  /** @param {Round} round */
  endOf({ status, stake, payout }) {
    if (status === 'ROLLED_BACK') {
      return `Your last round did not take place. Your stake of ${this.money(stake)} was given back.`;
    }
    const end = isSome(payout) ? `it won ${this.money(payout)}` : 'it won nothing';
    return `Your last round was finished: ${end}.`;
  }
}
