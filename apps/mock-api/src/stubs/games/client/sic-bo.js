/* global HTMLElement */
import { Dice } from './dice.js';
import { FieldTable, openFields } from './fields.js';
import { part } from '../../kit/client/dom.js';

/** @typedef {import('./fields.js').Bets & { dice: number[], total: number }} Thrown */

/** @extends {FieldTable<Thrown>} */
class SicBo extends FieldTable {
  dice = new Dice(part('dice', HTMLElement), 3);

  /** @override @param {Thrown} thrown */
  reveal({ dice }) {
    return this.dice.roll(dice);
  }

  /** @override @param {Thrown} thrown */
  rest({ dice }) {
    this.dice.show(dice);
  }

  /** @override @param {Thrown} thrown */
  said({ dice, total }) {
    return `${dice.join(', ')}: ${total}`;
  }

  /**
   * @override
   * @param {number[]} draws
   * @param {Thrown} shown
   */
  explain(draws, shown) {
    const dice = draws.map((draw) => draw + 1);
    return dice.join() === shown.dice.join() ? `The dice fell on ${dice.join(', ')}.` : null;
  }
}

void openFields(SicBo);
