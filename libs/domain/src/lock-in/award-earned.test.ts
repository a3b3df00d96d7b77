import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { isAwardEarned } from './index.ts';

it.each([
  [[15_000n, 5_000n], true],
  [[15_000n, 4_999n], false],
  [[], false],
] as const)('an award of 200.00 in deposits is earned by %s: %s', (deposits, earned) => {
  const left = deposits.map((amount) => money.of(amount));
  expect(isAwardEarned({ deposits: left, requiredDeposit: money.of(20_000n) })).toBe(earned);
});
