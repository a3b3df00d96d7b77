import { describe, expect, it } from 'vitest';
import { identityCheckDue } from './index.ts';

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
