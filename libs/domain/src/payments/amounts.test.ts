import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { depositProblem, paymentLimits } from './index.ts';

/** The currencies by the prices of the simulated platform, in AUD cents. */
const aud = { code: 'AUD', type: 'FIAT', price: 100n } as const;
const nzd = { code: 'NZD', type: 'FIAT', price: 92n } as const;
const usd = { code: 'USD', type: 'FIAT', price: 152n } as const;
const btc = { code: 'BTC', type: 'CRYPTO', price: 14_250_000n } as const;
const eth = { code: 'ETH', type: 'CRYPTO', price: 495_000n } as const;

const inAud = paymentLimits(aud);
const inBtc = paymentLimits(btc);

const wide = { minimum: money.of(0n), maximum: money.of(10n ** 15n) };

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

describe('an amount in the currency of its payment', () => {
  const problem = (amount: bigint, change: Partial<Parameters<typeof depositProblem>[1]>) =>
    depositProblem(money.of(amount), {
      type: 'FIAT',
      limits: inAud.deposit,
      method: wide,
      promo: null,
      ...change,
    });

  it('DEP-34 holds an amount in bitcoin against the limits in bitcoin, and names them there', () => {
    const crypto = { type: 'CRYPTO', limits: inBtc.deposit } as const;
    expect(problem(9_999n, crypto)).toBe('Amount must be greater than or equal to 0.0001.');
    expect(problem(10_000n, crypto)).toBeNull();
    expect(problem(2_000_000n, crypto)).toBeNull();
    expect(problem(2_000_001n, crypto)).toBe('Amount must not exceed 0.02.');
  });

  it('DEP-07 DEP-34 counts whole units of a promo in crypto', () => {
    const crypto = { type: 'CRYPTO', limits: null } as const;
    expect(problem(100_000_000n, { ...crypto, promo: { minimumDepositAmount: null } })).toBeNull();
    expect(problem(99_999_999n, { ...crypto, promo: { minimumDepositAmount: null } })).toContain('(1)');
  });

  it('DEP-34 leaves an amount to the platform while the limits are not known', () => {
    expect(problem(1n, { limits: null })).toBeNull();
    expect(problem(10n ** 15n, { limits: null })).toBeNull();
  });
});
