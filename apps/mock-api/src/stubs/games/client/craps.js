/* global HTMLElement */
import { Dice } from './dice.js';
import { FieldTable, openFields } from './fields.js';
import { made, part } from '../../kit/client/dom.js';

/** @import { Shooting } from './states.js' */

const ends = { PASS: 'Pass', DONT_PASS: 'Don’t pass', BARRED: 'Twelve is barred' };

const view = { puck: part('puck', HTMLElement), rolls: part('rolls', HTMLElement) };

/** @param {readonly number[]} roll */
const totalOf = (roll) => roll.reduce((sum, die) => sum + die, 0);

/** @extends {FieldTable<Shooting>} */
class Craps extends FieldTable {
  dice = new Dice(part('dice', HTMLElement), 2);

  /** @override */
  clear() {
    view.puck.textContent = 'Come-out roll';
    view.rolls.replaceChildren();
  }

  /** @override @param {Shooting} shooting */
  async reveal(shooting) {
    await this.dice.roll(shooting.rolls.at(-1) ?? []);
    this.rest(shooting);
  }

  /** @override @param {Shooting} shooting */
  rest({ rolls, point, result }) {
    this.dice.show(rolls.at(-1) ?? []);
    view.puck.textContent = point === null || result !== null ? 'Come-out roll' : `Point ${point}`;
    view.rolls.replaceChildren(
      ...rolls.slice(-12).map((roll) => made('li', { text: String(totalOf(roll)) })),
    );
  }

  /** @override @param {Shooting} shooting */
  said({ rolls, point, result }) {
    const total = totalOf(rolls.at(-1) ?? []);
    if (result !== null) return `${total}. ${ends[result]}`;
    return rolls.length === 1 ? `The point is ${point}. Roll on` : `${total}. The point is ${point}. Roll on`;
  }

  /**
   * Two draws are a roll.
   * @override
   * @param {number[]} draws
   * @param {Shooting} shown
   */
  explain(draws, { rolls }) {
    const dice = draws.map((draw) => draw + 1);
    if (dice.join() !== rolls.flat().join()) return null;
    return `The rolls were ${rolls.map((roll) => roll.join(' and ')).join('; ')}.`;
  }
}

void openFields(Craps);
