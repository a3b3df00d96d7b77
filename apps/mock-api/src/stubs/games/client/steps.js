/* global document, HTMLButtonElement, HTMLElement */
import { isSome } from '../../kit/client/amounts.js';
import { dress } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { Move } from './states.js' */

/** @typedef {import('./wire.js').RoomState & { look: import('./states.js').Look }} StepState */

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
};

/**
 * A game whose rounds wait for their player: begun with a stake of the ladder, and moved on until they are over. A game says how
 * a round looks, what is asked in it and how it ended.
 * @template {StepState} T
 * @extends {Room<T>}
 */
export class StepRoom extends Room {
  invitation = 'Choose a stake and deal.';
  /** @type {Map<string, HTMLButtonElement>} */
  buttons = new Map();

  /** @param {T} state @param {Move[]} moves each a button and a key */
  constructor(state, moves) {
    super(state);
    this.moves = moves;
    this.ladder = new StakeLadder(this, () => this.staked());
    rulesSheet(this, this.rulesOfItsOwn());
  }

  /** What the game says of itself in its rules. @returns {{ elements: Element[], refresh: () => void }} */
  rulesOfItsOwn() {
    return { elements: [], refresh: () => undefined };
  }

  /**
   * Shows how a round stands.
   * @param {any} seen
   * @returns {void}
   */
  lay(seen) {
    throw new Error(`This game does not show ${JSON.stringify(seen)}.`);
  }

  /**
   * Shows what came of a step, as it happens.
   * @param {any} seen
   * @returns {Promise<void>}
   */
  async reveal(seen) {
    this.lay(seen);
  }

  /**
   * What is to be decided in an open round.
   * @param {any} seen
   * @returns {string}
   */
  question(seen) {
    throw new Error(`This game asks nothing of ${JSON.stringify(seen)}.`);
  }

  /**
   * How a round ended, without what it won.
   * @param {any} seen
   * @returns {string}
   */
  ended(seen) {
    throw new Error(`This game has no end for ${JSON.stringify(seen)}.`);
  }

  /** The move that the large button takes in an open round; null when it has none. @returns {string | null} */
  get mainMove() {
    return null;
  }

  staked() {
    notice.hide();
    this.refresh();
  }

  /** Puts the moves on the page, and the last round or one that waits; to be called once the game is made. */
  resume() {
    this.buttons = new Map(this.moves.map((each) => [each.move, this.button(each)]));
    if (this.moves.length > 0) part('moves', HTMLElement).replaceChildren(...this.buttons.values());
    const { open, last } = this.state;
    this.open = open;
    const round = open ?? last;
    if (round?.view) this.lay(round.view);
    view.result.textContent = this.greeting();
    view.win.textContent = last ? this.money(last.payout) : '–';
  }

  greeting() {
    const { open, last } = this.state;
    if (open) return `Your round is still open. ${this.question(open.view)}`;
    return last?.view ? `Last round: ${this.outcome(last)}` : this.invitation;
  }

  /** @param {Move} move */
  button({ move, name }) {
    const button = made('button', { class: 'move', text: name });
    button.type = 'button';
    button.addEventListener('click', () => void this.step(move));
    return button;
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.open === null;
  }

  /** What can be done in the open round now. */
  get next() {
    return this.busy || !this.state.live ? [] : (this.open?.next ?? []);
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: seen }) {
    return `${this.ended(seen)}. ${isSome(payout) ? `${this.money(payout)} is paid` : 'No win'}.`;
  }

  /** @override */
  refresh() {
    this.ladder.show(this.canChoose);
    view.play.disabled = this.open ? !this.next.includes(this.mainMove ?? '') : !this.canChoose;
    for (const [move, button] of this.buttons) button.disabled = !this.next.includes(move);
  }

  play() {
    return this.open ? this.step(this.mainMove ?? '') : this.start();
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
    view.result.textContent = 'Dealing';
    await this.tried(
      () => this.begin(this.ladder.stake),
      () => void this.start(),
    );
  }

  /** @param {string} move */
  async step(move) {
    const { open } = this;
    if (!open || !this.next.includes(move)) return;
    await this.tried(
      () => this.act(open, move),
      () => void this.step(move),
    );
  }

  /** @param {() => Promise<import('./wire.js').Played>} ask @param {() => void} again */
  async tried(ask, again) {
    await this.alone(async () => {
      try {
        await this.stands(await ask());
      } catch (error) {
        view.result.textContent = this.open ? this.question(this.open.view) : '';
        this.fail(error, this.open?.stake ?? this.ladder.stake, again);
      }
    });
    this.focusOn();
  }

  /** @param {import('./wire.js').Played} round */
  async stands(round) {
    if (round.view === null) {
      this.open = null;
      this.shown(round);
      notice.say('No round', this.endOf(round), 'OK', () => notice.hide());
      return;
    }
    await this.reveal(round.view);
    this.open = round.status === 'OPEN' ? round : null;
    this.shown(round);
    view.result.textContent = this.open ? this.question(round.view) : this.outcome(round);
    if (!this.open) view.win.textContent = this.money(round.payout);
  }

  /** A disabled button loses the focus; whoever plays by keyboard goes on with the next. */
  focusOn() {
    if (document.activeElement !== document.body) return;
    [...this.buttons.values(), view.play].find((button) => !button.disabled)?.focus();
  }
}

/**
 * Opens a game of steps.
 * @template {StepRoom<any>} Game
 * @param {(state: any) => Game} make
 * @param {(game: Game) => Record<string, () => void>} [others] keys of its own
 */
export const openSteps = (make, others = () => ({})) =>
  openGame((/** @type {StepState} */ state) => {
    dress(state.look);
    const game = make(state);
    game.resume();
    view.play.addEventListener('click', () => void game.play());
    const moves = game.moves.map(({ move, key }) => [key, () => void game.step(move)]);
    keys(game, {
      begin: () => void game.play(),
      step: (by) => game.ladder.step(by),
      others: { ...Object.fromEntries(moves), ...others(game) },
    });
    return game;
  });
