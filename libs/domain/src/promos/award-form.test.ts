import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { awardForm } from './index.ts';

it.each([
  [0n, 0n, true, 'FREE_SPINS'],
  [500n, 1_500n, true, 'PROMO'],
  [0n, 2_000n, true, 'PROMO'],
  [500n, 1_500n, false, 'PROMO'],
  [0n, 0n, false, 'PROMO'],
] as const)(
  'SPIN-22 a bonus of %i to turn over %i, with free spins %s, is %s',
  (bonus, target, spins, form) => {
    const award = { bonus: money.of(bonus), turnoverTarget: money.of(target), givesFreeSpins: spins };
    expect(awardForm(award)).toBe(form);
  },
);
