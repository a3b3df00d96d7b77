import { expect, it } from 'vitest';
import { allow, refuse } from '../decision/index.ts';
import { readyBonusesText } from './index.ts';

const ready = allow({ gives: 'PROMO' } as const);
const spins = allow({ gives: 'FREE_SPINS' } as const);
const barred = refuse('promoActive');

it.each([
  [[], ''],
  [[ready, ready], '2 ready to use. One can be active at a time.'],
  [[barred], '1 not ready. You have an active promo. Please cancel it first.'],
  [
    [ready, spins],
    '2 ready to use. One promo can be active at a time. Free spins run beside an active promo.',
  ],
  [
    [spins, barred],
    '1 ready to use. Free spins run beside an active promo. 1 not ready. You have an active promo. Please cancel it first.',
  ],
] as const)('of bonuses that are decided %j a member reads %j', (decisions, text) => {
  expect(readyBonusesText(decisions)).toBe(text);
});
