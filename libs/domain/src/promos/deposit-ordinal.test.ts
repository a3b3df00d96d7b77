import { expect, it } from 'vitest';
import { ordinalFits } from './deposit-ordinal.ts';

it.each([
  ['ANY', [1, 2, 3, 4, 5, 9]],
  ['FIRST', [1]],
  ['SECOND', [2]],
  ['THIRD', [3]],
  ['FOURTH', [4]],
  [null, []],
] as const)('a promo of the trigger %s starts at the deposits %j', (trigger, fitting) => {
  expect([1, 2, 3, 4, 5, 9].filter((ordinal) => ordinalFits(trigger, ordinal))).toEqual(fitting);
});
