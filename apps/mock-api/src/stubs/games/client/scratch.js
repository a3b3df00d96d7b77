/* global document, HTMLButtonElement, HTMLElement, setTimeout */
import { isSome, scaled } from '../../kit/client/amounts.js';
import { made, part } from '../../kit/client/dom.js';
import { dress } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { pictureOf, symbolNames } from './scratch-symbols.js';
import { byArrows } from './spots.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { ScratchState } from './states.js' */

/** @typedef {{ fields: string[], prize: string | null }} Card */

/** Time between two fields that are scratched in a replay, in ms. */
const beat = 160;

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
  fields: part('fields', HTMLElement),
  prizes: part('prizes', HTMLElement),
};

/** @extends {Room<ScratchState>} */
class ScratchCard extends Room {
  /** The card that was bought and is not scratched yet. @type {import('./wire.js').Played | null} */
  card = null;
  /** Places of the fields that are still covered. @type {Set<number>} */
  covered = new Set();

  /** @param {ScratchState} state */
  constructor(state) {
    super(state);
    const { last, model } = state;
    this.fields = Array.from({ length: model.table.fields }, (_, place) => this.field(place));
    view.fields.replaceChildren(...this.fields);
    byArrows(this.fields);
    this.ladder = new StakeLadder(this, () => {
      notice.hide();
      this.refresh();
    });
    this.lay(last?.view ?? null);
    view.result.textContent = last?.view ? `Last card: ${this.outcome(last)}` : 'Buy a card and scratch it.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this);
  }

  /** @param {number} place */
  field(place) {
    const field = made('button', { class: 'scratch-field' });
    field.type = 'button';
    field.addEventListener('click', () => this.scratch([place]));
    return field;
  }

  /** @override */
  get canChoose() {
    return super.canChoose && this.card === null;
  }

  /**
   * Shows a card, all of it or what was scratched.
   * @param {Card | null} card
   */
  lay(card) {
    const isOpen = card !== null && this.covered.size === 0;
    this.prize = isOpen ? card.prize : null;
    for (const [place, field] of this.fields.entries()) {
      const symbol = this.covered.has(place) ? undefined : card?.fields[place];
      if (field.dataset['symbol'] !== (symbol ?? '')) {
        field.dataset['symbol'] = symbol ?? '';
        field.replaceChildren(...(symbol === undefined ? [] : [pictureOf(symbol)]));
      }
      field.dataset['covered'] = String(symbol === undefined);
      field.classList.toggle('wins', symbol !== undefined && symbol === this.prize);
      const said = symbol === undefined ? 'covered' : (symbolNames[symbol] ?? symbol).toLowerCase();
      field.setAttribute('aria-label', `Field ${place + 1}, ${said}`);
    }
  }

  /**
   * The first draw says which card it is, the others where its symbols lie.
   * @override
   * @param {number[]} draws
   * @param {Card} shown
   */
  explain([card = 0], { prize }) {
    let from = 0;
    const won = this.state.model.table.prizes.find((each) => {
      from += each.cards;
      return card < from;
    });
    if ((won?.symbol ?? null) !== prize) return null;
    const end = won ? `three of ${(symbolNames[won.symbol] ?? '').toLowerCase()}` : 'no prize';
    return `It was card ${card + 1} of ${this.state.model.table.printed}: ${end}.`;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: card }) {
    const { prize } = /** @type {Card} */ (card);
    if (prize === null || !isSome(payout)) return 'Nothing three times. No win.';
    return `Three of ${(symbolNames[prize] ?? prize).toLowerCase()}. You won ${this.money(payout)}.`;
  }

  /** @override */
  refresh() {
    this.ladder.show(this.canChoose);
    view.play.textContent = this.card ? 'Scratch all' : 'Buy';
    view.play.disabled = this.card ? this.busy : !this.canChoose;
    for (const [place, field] of this.fields.entries())
      field.setAttribute('aria-disabled', String(!this.covered.has(place)));
    const rows = this.state.model.table.prizes.map(({ symbol, pays }) => {
      const name = made('th', { set: { scope: 'row' }, children: [pictureOf(symbol)] });
      name.append(symbolNames[symbol] ?? symbol);
      const amount = made('td', { text: this.money(scaled(this.ladder.stake, pays, 1)) });
      const row = made('tr', { children: [name, amount] });
      row.classList.toggle('now', symbol === this.prize);
      return row;
    });
    view.prizes.replaceChildren(...rows);
  }

  go() {
    return this.card ? this.scratch([...this.covered]) : this.buy();
  }

  async buy() {
    if (!this.canChoose) return;
    view.result.textContent = 'Buying';
    await this.alone(async () => {
      try {
        const round = await this.begin(this.ladder.stake);
        if (round.view === null) {
          this.shown(round);
          view.result.textContent = '';
          notice.say('No card', this.endOf(round), 'OK', () => notice.hide());
          return;
        }
        this.card = round;
        this.covered = new Set(this.fields.keys());
        this.lay(round.view);
        view.result.textContent = 'Scratch the fields.';
      } catch (error) {
        view.result.textContent = '';
        this.fail(error, this.ladder.stake, () => void this.buy());
      }
    });
    if (document.activeElement === document.body) view.play.focus();
  }

  /** @override */
  async replay() {
    await this.buy();
    for (const place of this.fields.keys()) {
      await new Promise((resolve) => setTimeout(resolve, beat));
      this.scratch([place]);
    }
  }

  /** @param {readonly number[]} places */
  scratch(places) {
    const { card } = this;
    if (!card || this.busy) return;
    for (const place of places) this.covered.delete(place);
    this.lay(card.view);
    if (this.covered.size === 0) {
      this.card = null;
      this.shown(card);
      view.win.textContent = this.money(card.payout);
      view.result.textContent = this.outcome(card);
    }
    this.refresh();
  }
}

void openGame((/** @type {ScratchState} */ state) => {
  dress(state.look);
  const game = new ScratchCard(state);
  view.play.addEventListener('click', () => void game.go());
  keys(game, { begin: () => void game.go(), step: (by) => game.ladder.step(by) });
  return game;
});
