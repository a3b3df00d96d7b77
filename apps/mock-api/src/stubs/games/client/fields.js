/* global document, HTMLButtonElement, HTMLElement */
import { isSome } from '../../kit/client/amounts.js';
import { Chips } from './chips.js';
import { dress } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { pass } from './server.js';
import { byArrows } from './spots.js';
import { openGame } from './table.js';
import { unitsOf } from './units.js';

/** @import { Field, FieldState } from './states.js' */

/** @typedef {{ bets: { bet: string, stake: string, amount: string | null }[] }} Bets */

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  repeat: part('repeat', HTMLButtonElement),
  fields: part('fields', HTMLElement),
};

/** @param {Field} field */
function fieldButton({ id, name, pays }) {
  const figures = made('span', {
    class: 'figures',
    children: [made('span', { class: 'word', text: 'pays ' })],
  });
  figures.append(pays);
  const button = made('button', {
    class: `field field-${id.split('-')[0]?.toLowerCase()}`,
    children: [made('b', { text: name }), figures],
  });
  button.type = 'button';
  button.id = `field-${id}`;
  return button;
}

/** @param {Field[]} fields */
function returnsTable(fields) {
  const rows = fields.map(({ name, pays, returned }) => {
    const head = made('th', { text: name });
    head.setAttribute('scope', 'row');
    return made('tr', {
      children: [head, made('td', { text: pays }), made('td', { text: `${returned} %` })],
    });
  });
  const heads = ['Bet', 'Pays', 'Returns'].map((text) => made('th', { text }));
  for (const head of heads) head.setAttribute('scope', 'col');
  const body = made('tbody', { children: rows });
  const head = made('thead', { children: [made('tr', { children: heads })] });
  return made('table', { class: 'returns', children: [head, body] });
}

/**
 * A table at which chips are laid on fields before a round. A game says what is drawn: how it looks, and what it is called.
 * @template {Bets} Drawn
 * @extends {Room<FieldState>}
 */
export class FieldTable extends Room {
  invitation = 'Lay your chips to begin.';

  /** @param {FieldState} state */
  constructor(state) {
    super(state);
    const { fields } = state.model.table;
    this.fields = new Map(fields.map((field) => [field.id, fieldButton(field)]));
    view.fields.replaceChildren(...this.fields.values());
    byArrows([...this.fields.values()]);
    this.chips = new Chips(this, this.fields, () => this.chosen());
    /** @type {ReadonlyMap<string, bigint>} */
    this.before = new Map();
    rulesSheet(this, {
      elements: [made('h3', { text: 'What each bet returns' }), returnsTable(fields)],
      refresh: () => undefined,
    });
  }

  /**
   * Shows what is drawn, step by step.
   * @param {Drawn} drawn
   * @returns {Promise<void>}
   */
  async reveal(drawn) {
    this.rest(drawn);
  }

  /**
   * Shows what is drawn as it lies in the end.
   * @param {Drawn} drawn
   */
  rest(drawn) {
    this.light(drawn);
  }

  /** Clears the table for the next round. */
  clear() {}

  /**
   * What was drawn, in words without a full stop.
   * @param {Drawn} drawn
   * @returns {string}
   */
  said(drawn) {
    throw new Error(`This game has no words for ${JSON.stringify(drawn)}.`);
  }

  /** Shows the last round, or one that waits; to be called once the game is made. */
  resume() {
    const { open, last } = this.state;
    const round = open ?? last;
    this.open = open;
    if (round?.view) {
      this.before = this.laidIn(round.view);
      if (open || pass !== null) this.chips.again(this.before);
      this.rest(round.view);
      this.light(round.view);
    }
    view.result.textContent = open
      ? `Your round is still open. ${this.said(open.view)}.`
      : last?.view
        ? `Last round: ${this.outcome(last)}`
        : this.invitation;
    view.win.textContent = last ? this.money(last.payout) : '–';
  }

  /** @param {Bets} drawn */
  laidIn({ bets }) {
    return new Map(bets.map(({ bet, stake }) => [bet, unitsOf(stake)]));
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.open === null;
  }

  chosen() {
    notice.hide();
    this.light(null);
    this.refresh();
  }

  /** @override */
  refresh() {
    const open = this.canChoose;
    this.chips.show(open);
    view.play.disabled = this.open ? this.busy || !this.state.live : !open || !this.chips.playable;
    view.repeat.disabled = !open || this.before.size === 0;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: drawn }) {
    const end = isSome(payout) ? `You won ${this.money(payout)}` : 'No win';
    return `${this.said(drawn)}. ${end}.`;
  }

  /** @param {Bets | null} drawn */
  light(drawn) {
    const won = new Set(drawn?.bets.filter(({ amount }) => isSome(amount ?? '')).map(({ bet }) => bet));
    for (const [id, field] of this.fields) field.classList.toggle('wins', won.has(id));
  }

  /** @override */
  replay() {
    this.chips.again(this.before);
    return this.play();
  }

  /** @override */
  replayMove() {
    return this.play();
  }

  async play() {
    const { open } = this;
    if (this.busy || !this.state.live || (!open && !this.chips.playable)) return;
    const { stake } = this.chips;
    await this.alone(async () => {
      view.result.textContent = 'No more bets';
      this.light(null);
      if (!open) this.clear();
      try {
        await this.stands(
          open ? await this.act(open, open.next[0]) : await this.begin(stake, this.chips.choice),
        );
      } catch (error) {
        view.result.textContent = '';
        this.fail(error, stake, () => void this.play());
      }
    });
    // A disabled button loses the focus; whoever plays by keyboard goes on where they were.
    if (!view.play.disabled && document.activeElement === document.body) view.play.focus();
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
    if (this.open) {
      view.result.textContent = `${this.said(round.view)}.`;
      return;
    }
    this.before = this.laidIn(round.view);
    this.light(round.view);
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
  }
}

/**
 * Opens a table of fields.
 * @param {new (state: any) => FieldTable<any>} Game
 */
export const openFields = (Game) =>
  openGame((/** @type {FieldState} */ state) => {
    dress(state.look);
    const game = new Game(state);
    game.resume();
    view.play.addEventListener('click', () => void game.play());
    view.repeat.addEventListener('click', () => game.chips.again(game.before));
    keys(game, { begin: () => void game.play(), others: { r: () => game.chips.again(game.before) } });
    return game;
  });
