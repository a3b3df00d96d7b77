import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { depositsThatEarned, isAwardEarned, withdrawnFromLockIn } from './index.ts';

it.each([
  [[15_000n, 5_000n], true],
  [[15_000n, 4_999n], false],
  [[], false],
] as const)('an award of 200.00 in deposits is earned by %s: %s', (deposits, earned) => {
  const left = deposits.map((amount) => money.of(amount));
  expect(isAwardEarned(depositsThatEarned(left, []), money.of(20_000n))).toBe(earned);
});

it.each([
  [0n, true],
  [5_000n, true],
  [5_001n, false],
])(
  'of deposits of 250.00 that were to be 200.00 a withdrawal of %i leaves it earned: %s',
  (withdrawn, earned) => {
    const amount = money.of(withdrawn);
    const deposits = depositsThatEarned(
      [money.of(25_000n)],
      [{ withdrawalId: 'w', amount, forgotten: money.of(1_000n) }],
    );
    expect(isAwardEarned(deposits, money.of(20_000n))).toBe(earned);
  },
);

it.each([
  [3_000n, 10_000n, 3_000n],
  [15_000n, 10_000n, 10_000n],
  [3_000n, 0n, 0n],
])('LOCK-15 a withdrawal of %i from deposits of %i takes off %i', (withdrawn, deposits, off) => {
  expect(withdrawnFromLockIn(money.of(withdrawn), money.of(deposits))).toBe(off);
});
