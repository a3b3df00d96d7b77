import { expect, it } from 'vitest';
import { cardColumns } from './card-columns.ts';

it.each([
  ['promos', 1_290, 2],
  ['promos', 761, 2],
  ['promos', 760, 1],
  ['promos', 518, 1],
  ['promos', 517, 1],
  ['promos', 288, 1],
  ['cashbacks', 1_290, 2],
  ['cashbacks', 771, 2],
  ['cashbacks', 770, 1],
  ['cashbacks', 514, 1],
  ['cashbacks', 513, 1],
] as const)('PROMO-45 cards of %s at a width of %i px stand in %i', (list, width, columns) => {
  expect(cardColumns(list, width)).toBe(columns);
});
