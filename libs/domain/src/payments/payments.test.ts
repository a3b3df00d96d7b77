import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  depositOrdinal,
  depositRequestStatus,
  depositStatuses,
  decideLimitCheck,
  exceedsAnyLimit,
  holdsMoney,
  limitUsage,
  limitSeverity,
  netPayout,
  splitWithdrawal,
  withdrawalRequestStatus,
  withdrawalStatuses,
} from './index.ts';
import { canMoveDeposit, canMoveWithdrawal } from './statuses.ts';
import type { AmountInCurrency, DepositStatus, WithdrawalStatus } from './index.ts';

describe('deposit limits', () => {
  it('DEP-11 are exceeded by more than the limit', () => {
    const daily = { limit: money.of(100n), used: money.of(90n) };
    const weekly = { limit: money.of(500n), used: money.of(480n) };
    expect(exceedsAnyLimit(money.of(10n), [daily, weekly])).toBe(false);
    expect(exceedsAnyLimit(money.of(11n), [daily, weekly])).toBe(true);
    expect(exceedsAnyLimit(money.of(21n), [weekly])).toBe(true);
    expect(exceedsAnyLimit(money.of(21n), [])).toBe(false);
  });

  it('DEP-11 DEP-13 are compared in the currency that is paid in, so that what is shown as left fits and not a cent more', () => {
    const cents: Readonly<Record<string, bigint>> = { AUD: 100n, USD: 152n };
    const inUsd = ({ amount, currency }: AmountInCurrency) =>
      money.multiplyRatio(money.of(amount), cents[currency] ?? 0n, 152n);
    const stand = limitUsage(
      { amount: 52_000n, currency: 'AUD' },
      [
        { amount: 47_696n, currency: 'AUD' },
        { amount: 200n, currency: 'USD' },
      ],
      inUsd,
    );
    expect(stand).toEqual({ limit: 34_211n, used: 31_579n });
    expect(exceedsAnyLimit(money.of(2_632n), [stand])).toBe(false);
    expect(exceedsAnyLimit(money.of(2_633n), [stand])).toBe(true);
  });

  it('DEP-11 are told of by whether an amount would exceed one, and of no amount nothing is', () => {
    const daily = { limit: money.of(100n), used: money.of(90n) };
    expect(decideLimitCheck(money.of(11n), [daily])).toEqual({ allowed: true, plan: { exceeded: true } });
    expect(decideLimitCheck(money.of(10n), [daily])).toEqual({ allowed: true, plan: { exceeded: false } });
    expect(decideLimitCheck(null, [daily])).toMatchObject({ reason: 'invalidAmount' });
  });

  it.each([
    [0n, 'green'],
    [6_999n, 'green'],
    [7_000n, 'yellow'],
    [8_999n, 'yellow'],
    [9_000n, 'red'],
    [20_000n, 'red'],
  ])('DEP-12 shows %s of 10000 in %s', (used, tone) => {
    expect(limitSeverity(money.of(used), money.of(10_000n))).toBe(tone);
  });

  it('know the number of the next deposit', () => {
    expect(depositOrdinal(0, false)).toBe(1);
    expect(depositOrdinal(0, true)).toBe(2);
    expect(depositOrdinal(3, true)).toBe(4);
  });
});

describe('withdrawal amounts', () => {
  it('WDR-07 pay the amount out less the fee, which is part of it', () => {
    expect(netPayout(money.of(10_000n), money.of(250n))).toBe(9_750n);
    expect(netPayout(money.of(100n), money.of(250n))).toBe(0n);
  });

  it('WDR-22 are taken from MAIN, then CASINO, then SPORT', () => {
    const balances = { MAIN: money.of(100n), CASINO: money.of(50n), SPORT: money.of(10n) };
    expect(splitWithdrawal(balances, money.of(100n))).toEqual([{ wallet: 'MAIN', amount: 100n }]);
    expect(splitWithdrawal(balances, money.of(155n))).toEqual([
      { wallet: 'MAIN', amount: 100n },
      { wallet: 'CASINO', amount: 50n },
      { wallet: 'SPORT', amount: 5n },
    ]);
    expect(splitWithdrawal(balances, money.of(161n))).toBeNull();
  });
});

describe('statuses', () => {
  it('DEP-24 of deposits are eight', () => {
    expect(depositStatuses.join(' ')).toBe(
      'DRAFT PENDING PROCESSING APPROVED FAILED REJECTED CANCELLED EXPIRED',
    );
  });

  it('WDR-16 of withdrawals are seven', () => {
    expect(withdrawalStatuses.join(' ')).toBe('DRAFT PENDING PROCESSING APPROVED ON_HOLD REJECTED CANCELLED');
  });

  const depositMoves: Record<DepositStatus, string> = {
    DRAFT: 'PENDING CANCELLED EXPIRED',
    PENDING: 'PROCESSING APPROVED FAILED REJECTED CANCELLED EXPIRED',
    PROCESSING: 'APPROVED FAILED REJECTED',
    APPROVED: '',
    FAILED: '',
    REJECTED: '',
    CANCELLED: '',
    EXPIRED: '',
  };

  it.each(Object.entries(depositMoves))(
    'DEP-25 a %s deposit moves to %j and nowhere else',
    (from, targets) => {
      const status = depositStatuses.find((each) => each === from) ?? 'DRAFT';
      expect(depositStatuses.filter((to) => canMoveDeposit(status, to)).join(' ')).toBe(targets);
    },
  );

  const withdrawalMoves: Record<WithdrawalStatus, string> = {
    DRAFT: 'PENDING',
    PENDING: 'PROCESSING APPROVED ON_HOLD REJECTED CANCELLED',
    PROCESSING: 'APPROVED ON_HOLD REJECTED',
    APPROVED: '',
    ON_HOLD: 'PROCESSING APPROVED REJECTED',
    REJECTED: '',
    CANCELLED: '',
  };

  it.each(Object.entries(withdrawalMoves))(
    'WDR-17 a %s withdrawal moves to %j and nowhere else',
    (from, targets) => {
      const status = withdrawalStatuses.find((each) => each === from) ?? 'DRAFT';
      expect(withdrawalStatuses.filter((to) => canMoveWithdrawal(status, to)).join(' ')).toBe(targets);
    },
  );

  it('hold money between the request and the decision', () => {
    expect(withdrawalStatuses.filter(holdsMoney)).toEqual(['PENDING', 'PROCESSING', 'ON_HOLD']);
  });

  it('map onto those of a request', () => {
    expect(depositStatuses.map(depositRequestStatus)).toEqual([
      null,
      'PENDING',
      'PROCESSING',
      'APPROVED',
      'REJECTED',
      'REJECTED',
      'CANCELED',
      'CANCELED',
    ]);
    expect(withdrawalStatuses.map(withdrawalRequestStatus)).toEqual([
      null,
      'PENDING',
      'PROCESSING',
      'APPROVED',
      'PENDING',
      'REJECTED',
      'CANCELED',
    ]);
  });
});
