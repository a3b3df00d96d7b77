/* global HTMLButtonElement, HTMLElement */
import { isSome } from '../../kit/client/amounts.js';
import { dress } from './dress.js';
import { keys } from './keys.js';
import { notice } from './notice.js';
import { made, part } from '../../kit/client/dom.js';
import { Room } from './room.js';
import { rulesSheet } from './rules.js';
import { Sea } from './sea.js';
import { byArrows } from './spots.js';
import { StakeLadder } from './stakes.js';
import { openGame } from './table.js';

/** @import { FishState } from './states.js' */

/** @typedef {{ fish: string, caught: boolean, pays: number }} Shot */

const view = {
  result: part('result', HTMLElement),
  win: part('win', HTMLElement),
  play: part('play', HTMLButtonElement),
};

/** @param {readonly number[]} pays */
const paysText = (pays) => (pays.length === 1 ? `${pays[0]}` : `${pays[0]} to ${pays.at(-1)}`);

/** @extends {Room<FishState>} */
class FishGame extends Room {
  /** @param {FishState} state */
  constructor(state) {
    super(state);
    const { last, model } = state;
    this.sea = new Sea(part('sea', HTMLElement), model.table.fish, (swimmer) => void this.shoot(swimmer));
    for (const { element, fish } of this.sea.swimmers)
      element.setAttribute('aria-label', `${fish.name}, pays ${paysText(fish.pays)} stakes`);
    byArrows(this.sea.elements);
    this.target = this.sea.swimmers[0];
    this.ladder = new StakeLadder(this, () => {
      notice.hide();
      this.refresh();
    });
    view.result.textContent = last?.view
      ? `Last shot: ${this.outcome(last)}`
      : 'Choose a stake and aim at a fish.';
    view.win.textContent = last ? this.money(last.payout) : '–';
    rulesSheet(this, this.catalogue());
  }

  /** The odds and pays of each fish, for the rules. */
  catalogue() {
    const rows = this.state.model.table.fish.map(({ name, pays, hits, shots }) => {
      const head = made('th', { text: name });
      head.setAttribute('scope', 'row');
      const odds = `${(100 * hits) / shots} %`;
      return made('tr', {
        children: [head, made('td', { text: `${paysText(pays)}×` }), made('td', { text: odds })],
      });
    });
    const heads = ['Fish', 'Pays', 'Caught by'].map((text) => {
      const head = made('th', { text });
      head.setAttribute('scope', 'col');
      return head;
    });
    const table = made('table', {
      class: 'odds',
      children: [
        made('thead', { children: [made('tr', { children: heads })] }),
        made('tbody', { children: rows }),
      ],
    });
    return { elements: [made('h3', { text: 'Fish' }), table], refresh: () => undefined };
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Shot} shown
   */
  explain(draws, { fish, caught }) {
    const found = this.state.model.table.fish.find(({ id }) => id === fish);
    const [drawn = -1] = draws;
    if (!found || drawn < found.hits !== caught) return null;
    return `${found.name}: a draw below ${found.hits} of ${found.shots} catches it, and ${drawn} was drawn.`;
  }

  /** @override @param {import('./room.js').Round} round */
  outcome({ payout, view: shot }) {
    const { fish } = /** @type {Shot} */ (shot);
    const name = this.state.model.table.fish.find(({ id }) => id === fish)?.name ?? fish;
    return isSome(payout) ? `${name} caught. You won ${this.money(payout)}.` : `${name} got away. No win.`;
  }

  /** @override */
  refresh() {
    this.ladder.show(this.canChoose);
    view.play.disabled = !this.state.live || this.busy;
    for (const { element } of this.sea.swimmers)
      element.setAttribute('aria-disabled', String(!this.canChoose));
    for (const swimmer of this.sea.swimmers)
      swimmer.element.classList.toggle('aimed', swimmer === this.target);
  }

  /** @override */
  replay() {
    const shot = /** @type {Shot | null} */ (this.state.last?.view ?? null);
    this.target = this.sea.swimmers.find(({ fish }) => fish.id === shot?.fish);
    return this.fire();
  }

  fire() {
    return this.target ? this.shoot(this.target) : Promise.resolve();
  }

  /** @param {typeof this.sea.swimmers[number]} swimmer */
  async shoot(swimmer) {
    if (this.busy || !this.state.live) return;
    this.target = swimmer;
    await this.alone(async () => {
      try {
        const [round] = await Promise.all([
          this.begin(this.ladder.stake, swimmer.fish.id),
          this.sea.shot(swimmer),
        ]);
        this.finish(round, swimmer);
      } catch (error) {
        this.fail(error, this.ladder.stake, () => void this.shoot(swimmer));
      }
    });
  }

  /** @param {import('./wire.js').Played} round @param {typeof this.sea.swimmers[number]} swimmer */
  finish(round, swimmer) {
    this.shown(round);
    if (round.view === null) {
      notice.say('No shot', this.endOf(round), 'OK', () => notice.hide());
      return;
    }
    const { caught } = /** @type {Shot} */ (round.view);
    this.sea.end(swimmer, caught ? `+${this.money(round.payout)}` : null);
    view.win.textContent = this.money(round.payout);
    view.result.textContent = this.outcome(round);
  }
}

void openGame((/** @type {FishState} */ state) => {
  dress(state.look);
  const game = new FishGame(state);
  view.play.addEventListener('click', () => void game.fire());
  keys(game, { begin: () => void game.fire(), step: (by) => game.ladder.step(by) });
  return game;
});
