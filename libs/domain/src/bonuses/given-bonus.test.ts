import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { givenBonus } from './index.ts';

it.each([
  ['free spins alone', 0n, true, 'FREE_SPIN'],
  ['money', 200n, false, 'USER_CLAIM'],
  ['money and free spins', 200n, true, 'USER_CLAIM'],
] as const)('a promo of %s is a bonus of seven days', (_what, amount, freeSpins, kind) => {
  const given = givenBonus({ amount: money.of(amount), freeSpins }, new Date('2026-03-02T02:00:00Z'));
  expect(given).toEqual({ kind, days: 7, expiresAt: new Date('2026-03-09T02:00:00Z') });
});
