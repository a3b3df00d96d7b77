import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { awardForm, isBeginningPushed } from './index.ts';

it.each([
  [0n, 0n, true, 'FREE_SPINS'],
  [500n, 1_500n, true, 'PROMO'],
  [0n, 2_000n, true, 'PROMO'],
  // A bonus that need not be turned over.
  [500n, 0n, true, 'PROMO'],
  [1n, 0n, true, 'PROMO'],
  [0n, 1n, true, 'PROMO'],
  [500n, 1_500n, false, 'PROMO'],
  [0n, 0n, false, 'PROMO'],
] as const)(
  'SPIN-22 a bonus of %i to turn over %i, with free spins %s, is %s',
  (bonus, target, spins, form) => {
    const award = { bonus: money.of(bonus), turnoverTarget: money.of(target), hasFreeSpins: spins };
    expect(awardForm(award)).toBe(form);
  },
);

it.each([
  ['a promo in force', 'PROMO', false, 'ACTIVE', true],
  ['a promo in force that waited', 'PROMO', true, 'ACTIVE', true],
  ['a promo that is over at once', 'PROMO', false, 'LOST', false],
  ['a promo that waited and is over at once', 'PROMO', true, 'LOST', false],
  ['free spins that were just asked for', 'FREE_SPINS', false, 'COMPLETE', false],
  ['free spins that waited', 'FREE_SPINS', true, 'COMPLETE', true],
] as const)(
  'the beginning of %s: %s, waited: %s, %s, is pushed: %s',
  (_what, form, waited, status, pushed) => {
    expect(isBeginningPushed({ form, waited, status })).toBe(pushed);
  },
);
