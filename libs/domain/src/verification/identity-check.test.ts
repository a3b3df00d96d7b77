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
  const on = { enableGBG: true, gbgTrigger: 'DEPOSIT', threshold: money.of(100_000n) } as const;
  const facts = { kind: 'DEPOSIT', total: money.of(100_000n), verified: false, flagged: false } as const;

  it.each([
    ['one cent below', on, { ...facts, total: money.of(99_999n) }, false],
    ['exactly reached', on, facts, true],
    ['passed by the payment', on, { ...facts, total: money.of(250_000n) }, true],
    ['reached by a kind that is not watched', on, { ...facts, kind: 'WITHDRAWAL' }, false],
    ['reached by withdrawals', { ...on, gbgTrigger: 'WITHDRAWAL' }, { ...facts, kind: 'WITHDRAWAL' }, true],
    ['reached while the check is off', { ...on, enableGBG: false }, facts, false],
    ['flagged before', on, { ...facts, total: money.of(250_000n), flagged: true }, false],
    ['reached by a verified member', on, { ...facts, verified: true }, false],
  ] as const)('CONF-02 CONF-03 %s', (_case, settings, given, reached) => {
    expect(reachesThreshold(settings, given)).toBe(reached);
  });
});
