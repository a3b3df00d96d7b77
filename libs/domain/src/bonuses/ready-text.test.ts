import { expect, it } from 'vitest';
import { allow, refuse } from '../decision/index.ts';
import { readyBonusesText } from './index.ts';

const ready = allow(undefined);
const barred = refuse('promoActive');

it.each([
  [[], ''],
  [[ready, ready], '2 ready to use. One can be active at a time.'],
  [[barred], '1 not ready. You have an active promo. Please cancel it first.'],
  [
    [ready, barred],
    '1 ready to use. One can be active at a time. 1 not ready. You have an active promo. Please cancel it first.',
  ],
] as const)('of bonuses that are decided %j a member reads %j', (decisions, text) => {
  expect(readyBonusesText(decisions)).toBe(text);
});
