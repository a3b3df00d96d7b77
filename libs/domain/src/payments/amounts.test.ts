import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { isWithinLimits, paymentLimits, readPaymentAmount } from './index.ts';

/** The currencies by the prices of the simulated platform, in AUD cents. */
const aud = { code: 'AUD', type: 'FIAT', price: 100n } as const;
const nzd = { code: 'NZD', type: 'FIAT', price: 92n } as const;
const usd = { code: 'USD', type: 'FIAT', price: 152n } as const;
const btc = { code: 'BTC', type: 'CRYPTO', price: 14_250_000n } as const;
const eth = { code: 'ETH', type: 'CRYPTO', price: 495_000n } as const;

describe('the limits of payments', () => {
  it.each([
    [aud, 2_000n, 250_000n, 5_000n, 750_000n],
    [nzd, 2_000n, 250_000n, 5_000n, 750_000n],
    // 13.16, 1,644.74, 32.89 and 4,934.21 US dollars.
    [usd, 1_000n, 200_000n, 2_000n, 500_000n],
    // 0.00014035, 0.01754386, 0.00035088 and 0.05263158 bitcoin.
    [btc, 10_000n, 2_000_000n, 50_000n, 5_000_000n],
    // 0.00404040, 0.50505051, 0.01010101 and 1.51515152 ether.
    [eth, 500_000n, 50_000_000n, 1_000_000n, 200_000_000n],
  ])('DEP-34 DEP-05 DEP-06 WDR-02 are, in $code, %s', (currency, least, most, leastOut, mostOut) => {
    expect(paymentLimits(currency)).toEqual({
      deposit: { minimum: least, maximum: most },
      withdrawal: { minimum: leastOut, maximum: mostOut },
    });
  });
});

describe('the amount of a payment on the wire', () => {
  it.each([
    ['50.00', 'FIAT', 5_000n],
    ['0.01', 'FIAT', 1n],
    ['0.00000001', 'CRYPTO', 1n],
    ['1000000000000000.00', 'FIAT', 10n ** 17n],
    ['1000000000000000.01', 'FIAT', null],
    ['0', 'FIAT', null],
    ['-5', 'FIAT', null],
    ['0.001', 'FIAT', null],
    ['fifty', 'FIAT', null],
  ] as const)('%s in %s is %s', (text, type, amount) => {
    expect(readPaymentAmount(text, type)).toBe(amount);
  });
});

it('both ends of a range are within it, and no amount is not', () => {
  const range = { minimum: money.of(2_500n), maximum: money.of(250_000n) };
  const within = (amount: bigint) => isWithinLimits(money.of(amount), range);
  expect([2_499n, 2_500n, 250_000n, 250_001n].map(within)).toEqual([false, true, true, false]);
  expect(isWithinLimits(null, range)).toBe(false);
});
