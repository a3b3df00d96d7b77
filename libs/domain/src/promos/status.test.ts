import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { hasMinimumCash, walletModeAfter } from './index.ts';
import { canBePlayedOut, memberPromoStatus } from './status.ts';

const now = new Date('2026-03-01T12:00:00Z');
const spent = {
  expiresAt: null,
  turnoverTarget: money.of(1_000n),
  turnoverCounter: money.zero,
  bonusLeft: money.of(19n),
  smallestStake: money.of(20n),
};

it.each([
  ['CASH', false, 'ACTIVE'],
  ['BONUS', true, 'LOST'],
] as const)('PROMO-48 in %s mode a promo can be played out: %s', (walletMode, can, status) => {
  expect(canBePlayedOut(walletMode)).toBe(can);
  expect(memberPromoStatus({ ...spent, walletMode }, now)).toBe(status);
});

it('WMODE-04 has a minimum cash where a deposit has started it, and none in bonus mode', () => {
  expect(hasMinimumCash(walletModeAfter('DEPOSIT'))).toBe(true);
  expect(hasMinimumCash('BONUS')).toBe(false);
});
