import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { withdrawalStatuses } from './index.ts';
import { withdrawalParts } from './fees.ts';
import { currencyReason } from './payment-currency.ts';
import { canCancelWithdrawal, canMoveWithdrawal, holdsMoney } from './statuses.ts';
import { netPayout, splitWithdrawal } from './withdrawal-split.ts';

const holding = (main: bigint, casino: bigint, sport: bigint) => ({
  MAIN: money.of(main),
  CASINO: money.of(casino),
  SPORT: money.of(sport),
});

describe('WDR-22 a withdrawal comes', () => {
  it.each([
    ['from the main wallet while that has enough', 500n, [['MAIN', 500n]]],
    ['from all of it', 1_000n, [['MAIN', 1_000n]]],
    [
      'from the next one for the cent that it lacks',
      1_001n,
      [
        ['MAIN', 1_000n],
        ['CASINO', 1n],
      ],
    ],
    [
      'from all three to the last cent',
      3_500n,
      [
        ['MAIN', 1_000n],
        ['CASINO', 2_000n],
        ['SPORT', 500n],
      ],
    ],
    ['from none for a cent more', 3_501n, null],
    ['from none for nothing', 0n, []],
  ] as const)('%s', (_what, amount, parts) => {
    const splits = splitWithdrawal(holding(1_000n, 2_000n, 500n), money.of(amount));
    expect(splits?.map((split) => [split.wallet, split.amount]) ?? null).toEqual(parts);
  });

  it('from wallets that hold something alone', () => {
    expect(splitWithdrawal(holding(0n, 0n, 500n), money.of(200n))).toEqual([
      { wallet: 'SPORT', amount: 200n },
    ]);
    expect(splitWithdrawal(holding(100n, 0n, 500n), money.of(200n))).toEqual([
      { wallet: 'MAIN', amount: 100n },
      { wallet: 'SPORT', amount: 100n },
    ]);
  });
});

describe('WDR-07 the fee', () => {
  it.each([
    [10_000n, 250n, 9_750n],
    [250n, 250n, 0n],
    [249n, 250n, 0n],
    [10_000n, 0n, 10_000n],
  ])('of %i with %i leaves %i', (amount, fee, net) => {
    expect(netPayout(money.of(amount), money.of(fee))).toBe(net);
  });

  it('and what is paid make up the amount, wallet by wallet, and no part is nothing', () => {
    const some = fc.bigInt({ min: 0n, max: 2_000n });
    fc.assert(
      fc.property(some, some, some, some, (main, casino, sport, fee) => {
        const total = main + casino + sport;
        const splits = splitWithdrawal(holding(main, casino, sport), money.of(total)) ?? [];
        const { paid, fee: kept } = withdrawalParts(splits, money.of(fee));
        const sumOf = (parts: typeof paid) => money.sum(parts.map(({ amount }) => amount));
        expect(sumOf(kept)).toBe(fee < total ? fee : total);
        expect(sumOf(paid) + sumOf(kept)).toBe(total);
        expect([...paid, ...kept].every(({ amount }) => amount > 0n)).toBe(true);
        for (const { wallet, amount } of splits) {
          const own = [...paid, ...kept].filter((part) => part.wallet === wallet);
          expect(sumOf(own)).toBe(amount);
        }
        // It comes from the end: no wallet before one that is paid in full gives any of the fee.
        expect(new Set([...paid, ...kept].map(({ wallet }) => wallet)).size).toBe(splits.length);
        expect(paid.length + kept.length).toBeLessThanOrEqual(splits.length + 1);
      }),
    );
  });
});

describe('WDR-18 a member', () => {
  it('can cancel a withdrawal that nobody has looked at yet, and no other one', () => {
    expect(withdrawalStatuses.filter(canCancelWithdrawal)).toEqual(['PENDING']);
  });

  it('can cancel where the operator could too, and only while its money is held', () => {
    for (const status of withdrawalStatuses) {
      expect(canCancelWithdrawal(status)).toBe(canMoveWithdrawal(status, 'CANCELLED'));
      if (canCancelWithdrawal(status)) expect(holdsMoney(status)).toBe(true);
    }
  });
});

describe('WALLET-16 a payment', () => {
  it.each([
    ['AUD', 'AUD', null],
    ['AUD', null, null],
    ['AUD', 'NZD', 'currencyMismatch'],
    ['BTC', 'AUD', 'currencyMismatch'],
    ['AUD', 'XXX', 'currencyUnknown'],
    ['AUD', '', 'currencyUnknown'],
    ['AUD', 'aud', 'currencyUnknown'],
  ])('in %s of which %j was seen is refused as %s', (active, stated, reason) => {
    expect(currencyReason({ active, stated })).toBe(reason);
  });
});
