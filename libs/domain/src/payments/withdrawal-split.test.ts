import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { netPayout, splitWithdrawal, withdrawalParts } from './index.ts';
import type { WithdrawalSplit } from './index.ts';

const balances = { MAIN: money.of(100n), CASINO: money.of(50n), SPORT: money.of(10n) };
const split = (amount: bigint, given: Partial<Record<keyof typeof balances, bigint>> = {}) => {
  const held = (wallet: keyof typeof balances) => money.of(given[wallet] ?? balances[wallet]);
  return splitWithdrawal(
    { MAIN: held('MAIN'), CASINO: held('CASINO'), SPORT: held('SPORT') },
    money.of(amount),
  )?.map(({ wallet, amount: part }) => [wallet, part]);
};

const totalOf = (splits: readonly WithdrawalSplit[]) => money.sum(splits.map(({ amount }) => amount));

const anyAmount = fc.bigInt(0n, 10_000n).map(money.of);
const anyBalances = fc.record({ MAIN: anyAmount, CASINO: anyAmount, SPORT: anyAmount });

describe('where the money of a withdrawal comes from', () => {
  it.each([
    [0n, []],
    [1n, [['MAIN', 1n]]],
    [99n, [['MAIN', 99n]]],
    [100n, [['MAIN', 100n]]],
    [
      101n,
      [
        ['MAIN', 100n],
        ['CASINO', 1n],
      ],
    ],
    [
      150n,
      [
        ['MAIN', 100n],
        ['CASINO', 50n],
      ],
    ],
    [
      151n,
      [
        ['MAIN', 100n],
        ['CASINO', 50n],
        ['SPORT', 1n],
      ],
    ],
    [
      160n,
      [
        ['MAIN', 100n],
        ['CASINO', 50n],
        ['SPORT', 10n],
      ],
    ],
    [161n, undefined],
  ])('WDR-22 %i of 160 comes from %s', (amount, parts) => {
    expect(split(amount)).toEqual(parts);
  });

  it('WDR-22 passes over a wallet that is empty', () => {
    expect(split(60n, { MAIN: 0n })).toEqual([
      ['CASINO', 50n],
      ['SPORT', 10n],
    ]);
    expect(split(105n, { CASINO: 0n })).toEqual([
      ['MAIN', 100n],
      ['SPORT', 5n],
    ]);
    expect(split(10n, { MAIN: 0n, CASINO: 0n })).toEqual([['SPORT', 10n]]);
    expect(split(1n, { MAIN: 0n, CASINO: 0n, SPORT: 0n })).toBeUndefined();
  });

  it('WDR-22 takes the amount to the cent, in the order of the wallets, and from none more than it holds', () => {
    fc.assert(
      fc.property(anyBalances, anyAmount, (held, amount) => {
        const splits = splitWithdrawal(held, amount);
        const all = held.MAIN + held.CASINO + held.SPORT;
        expect(splits === null).toBe(amount > all);
        if (!splits) return;
        expect(totalOf(splits)).toBe(amount);
        for (const { wallet, amount: part } of splits) {
          expect(part).toBeGreaterThan(0n);
          expect(part).toBeLessThanOrEqual(held[wallet]);
        }
        // Every wallet but the last one that gives is emptied.
        for (const { wallet, amount: part } of splits.slice(0, -1)) expect(part).toBe(held[wallet]);
        const order = splits.map(({ wallet }) => ['MAIN', 'CASINO', 'SPORT'].indexOf(wallet));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('what a withdrawal pays out', () => {
  it.each([
    [10_000n, 0n, 10_000n],
    [10_000n, 1n, 9_999n],
    [10_000n, 9_999n, 1n],
    [10_000n, 10_000n, 0n],
    [10_000n, 10_001n, 0n],
    [0n, 250n, 0n],
  ])('WDR-07 %i less a fee of %i is %i', (amount, fee, paid) => {
    expect(netPayout(money.of(amount), money.of(fee))).toBe(paid);
  });

  it.each([
    [0n, [100n, 50n, 10n], []],
    [9n, [100n, 50n, 1n], [9n]],
    [10n, [100n, 50n], [10n]],
    [11n, [100n, 49n], [1n, 10n]],
    [60n, [100n], [50n, 10n]],
    [61n, [99n], [1n, 50n, 10n]],
    [159n, [1n], [99n, 50n, 10n]],
    [160n, [], [100n, 50n, 10n]],
    [500n, [], [100n, 50n, 10n]],
  ])('WDR-07 a fee of %i out of 100, 50 and 10 leaves %s and keeps %s', (fee, paid, kept) => {
    const splits = splitWithdrawal(balances, money.of(160n)) ?? [];
    const parts = withdrawalParts(splits, money.of(fee));
    expect(parts.paid.map(({ amount }) => amount)).toEqual(paid);
    expect(parts.fee.map(({ amount }) => amount)).toEqual(kept);
  });

  it('has no parts where nothing was taken', () => {
    expect(withdrawalParts([], money.of(250n))).toEqual({ paid: [], fee: [] });
  });

  it('WDR-07 the parts make the amount, wallet by wallet, and the paid ones what is left of the fee', () => {
    fc.assert(
      fc.property(anyBalances, anyAmount, fc.bigInt(0n, 40_000n).map(money.of), (held, amount, fee) => {
        const splits = splitWithdrawal(held, amount) ?? [];
        const parts = withdrawalParts(splits, fee);
        const total = totalOf(splits);
        expect(totalOf(parts.paid)).toBe(fee > total ? 0n : total - fee);
        for (const { wallet, amount: taken } of splits) {
          const own = [...parts.paid, ...parts.fee].filter((part) => part.wallet === wallet);
          expect(totalOf(own)).toBe(taken);
        }
        for (const part of [...parts.paid, ...parts.fee]) expect(part.amount).toBeGreaterThan(0n);
      }),
    );
  });
});
