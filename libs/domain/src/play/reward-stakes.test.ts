import { expect, it } from 'vitest';
import { earnsRewards } from './index.ts';

it.each([
  ['of cash', { walletMode: 'CASH', freeSpin: false }, true],
  ['of bonus money', { walletMode: 'BONUS', freeSpin: false }, false],
  ['that was a free spin', { walletMode: null, freeSpin: true }, false],
  ['that was a free spin beside a promo in cash mode', { walletMode: 'CASH', freeSpin: true }, false],
] as const)('CASHBK-24 a bet %s counts for cashback, tournaments and jackpots: %#', (_what, bet, counts) => {
  expect(earnsRewards(bet)).toBe(counts);
});
