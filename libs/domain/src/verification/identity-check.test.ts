import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { identityCheckDue, reachesThreshold } from './index.ts';

describe('identity check', () => {
  it.each([
    [false, false, false, false],
    [true, false, false, true],
    [false, true, false, true],
    [true, true, false, true],
    [true, false, true, false],
    [false, true, true, false],
  ])(
    'deposits reached %s, withdrawals reached %s, verified %s: due %s',
    (deposit, withdrawal, verified, due) => {
      const reached = { gbgDepositAmountReached: deposit, gbgWithdrawalAmountReached: withdrawal };
      expect(identityCheckDue(reached, verified)).toBe(due);
    },
  );
});

describe('the threshold of an identity check', () => {
  it('CONF-02 is reached by the total of the watched kind, exactly or above, while the check is on', () => {
    const on = { enableGBG: true, gbgTrigger: 'DEPOSIT', threshold: money.of(100_000n) } as const;
    expect(reachesThreshold(on, 'DEPOSIT', money.of(99_999n))).toBe(false);
    expect(reachesThreshold(on, 'DEPOSIT', money.of(100_000n))).toBe(true);
    expect(reachesThreshold(on, 'WITHDRAWAL', money.of(100_000n))).toBe(false);
    expect(reachesThreshold({ ...on, gbgTrigger: 'WITHDRAWAL' }, 'WITHDRAWAL', money.of(100_001n))).toBe(
      true,
    );
    expect(reachesThreshold({ ...on, enableGBG: false }, 'DEPOSIT', money.of(100_000n))).toBe(false);
  });
});
