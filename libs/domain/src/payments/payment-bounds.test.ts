import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { depositLimits, mostToWithdraw, paymentLimits, readPaymentAmount } from './index.ts';
import type { AmountLimits } from './index.ts';

const range = (minimum: bigint, maximum: bigint): AmountLimits => ({
  minimum: money.of(minimum),
  maximum: money.of(maximum),
});
const largest = 9_223_372_036_854_775_807n;
const anyAmount = fc.bigInt(0n, 10n ** 12n).map(money.of);
const anyRange = fc
  .tuple(anyAmount, anyAmount)
  .map(([a, b]): AmountLimits => ({ minimum: money.min(a, b), maximum: money.max(a, b) }));

describe('the limits of a deposit', () => {
  const site = range(2_000n, 250_000n);

  it.each([
    ['nothing is known', null, null, 0n, largest],
    ['only the site’s are known', site, null, 2_000n, 250_000n],
    ['only the method’s are known', null, range(1n, 2n), 1n, 2n],
    ['the method has the higher minimum', site, range(2_001n, 250_000n), 2_001n, 250_000n],
    ['the method has the lower minimum', site, range(1_999n, 250_000n), 2_000n, 250_000n],
    ['the method has the lower maximum', site, range(2_000n, 249_999n), 2_000n, 249_999n],
    ['the method has the higher maximum', site, range(2_000n, 250_001n), 2_000n, 250_000n],
    ['the method is tighter on both ends', site, range(5_000n, 100_000n), 5_000n, 100_000n],
    ['the method is looser on both ends', site, range(0n, 10n ** 15n), 2_000n, 250_000n],
  ] as const)('DEP-08 when %s', (_what, limits, method, minimum, maximum) => {
    expect(depositLimits({ type: 'FIAT', limits, method, promo: null })).toEqual({ minimum, maximum });
  });

  it.each([
    ['FIAT', 500n, 500n],
    ['FIAT', 0n, 0n],
    ['FIAT', 300_000n, 300_000n],
    ['FIAT', null, 100n],
    ['CRYPTO', null, 100_000_000n],
    ['CRYPTO', 1n, 1n],
  ] as const)(
    'DEP-07 DEP-08 take from a promo in %s with the minimum %s the minimum %s, whatever the method asks for',
    (type, given, minimum) => {
      const promo = { minimumDepositAmount: given === null ? null : money.of(given) };
      for (const method of [null, range(5_000n, 100_000n)])
        expect(depositLimits({ type, limits: site, method, promo })).toEqual({
          minimum,
          maximum: method ? 100_000n : 250_000n,
        });
    },
  );

  it('DEP-08 are never looser than the site’s, nor than the method’s', () => {
    fc.assert(
      fc.property(anyRange, anyRange, (limits, method) => {
        const both = depositLimits({ type: 'FIAT', limits, method, promo: null });
        for (const each of [limits, method]) {
          expect(both.minimum).toBeGreaterThanOrEqual(each.minimum);
          expect(both.maximum).toBeLessThanOrEqual(each.maximum);
        }
        expect([limits.minimum, method.minimum]).toContain(both.minimum);
        expect([limits.maximum, method.maximum]).toContain(both.maximum);
      }),
    );
  });
});

describe('the limits of payments in any currency', () => {
  it('DEP-34 have a minimum of at least one minor unit, below the maximum', () => {
    const price = fc.bigInt(1n, 10n ** 9n);
    fc.assert(
      fc.property(fc.constantFrom('FIAT', 'CRYPTO'), price, (type, each) => {
        const { deposit, withdrawal } = paymentLimits({ code: 'XYZ', type, price: each });
        for (const { minimum, maximum } of [deposit, withdrawal]) {
          expect(minimum).toBeGreaterThanOrEqual(1n);
          expect(maximum).toBeGreaterThanOrEqual(minimum);
          expect(String(minimum)).toMatch(/^[125]0*$/);
          expect(String(maximum)).toMatch(/^[125]0*$/);
        }
      }),
    );
  });

  it('DEP-34 are the written figures in AUD and NZD whatever their price is', () => {
    for (const code of ['AUD', 'NZD'])
      expect(paymentLimits({ code, type: 'FIAT', price: 7n })).toEqual({
        deposit: { minimum: 2_000n, maximum: 250_000n },
        withdrawal: { minimum: 5_000n, maximum: 750_000n },
      });
  });
});

describe('the most that can be withdrawn', () => {
  it.each([
    ['the balance, below the limit', 749_999n, range(5_000n, 750_000n), 749_999n],
    ['both, where they are equal', 750_000n, range(5_000n, 750_000n), 750_000n],
    ['the limit, below the balance', 750_001n, range(5_000n, 750_000n), 750_000n],
    ['nothing of an empty balance', 0n, range(5_000n, 750_000n), 0n],
    ['the balance, below the minimum too', 4_999n, range(5_000n, 750_000n), 4_999n],
    ['the balance, where no limit is known', 10n ** 15n, null, 10n ** 15n],
  ] as const)('WDR-02 WDR-03 is %s', (_what, withdrawable, limits, most) => {
    expect(mostToWithdraw({ limits, withdrawable: money.of(withdrawable) })).toBe(most);
  });
});

describe('the amount of a payment as it is sent', () => {
  it.each([
    ['0.00', 'FIAT', null],
    ['0.01', 'FIAT', 1n],
    ['-0.01', 'FIAT', null],
    ['20', 'FIAT', 2_000n],
    ['20.5', 'FIAT', 2_050n],
    ['020.50', 'FIAT', 2_050n],
    ['20.505', 'FIAT', null],
    ['20.', 'FIAT', null],
    [' 20', 'FIAT', null],
    ['', 'FIAT', null],
    ['0.00000000', 'CRYPTO', null],
    ['0.12345678', 'CRYPTO', 12_345_678n],
    ['0.123456789', 'CRYPTO', null],
    ['1000000000.00000000', 'CRYPTO', 10n ** 17n],
    ['1000000000.00000001', 'CRYPTO', null],
  ] as const)('%j in %s is %s', (text, type, amount) => {
    expect(readPaymentAmount(text, type)).toBe(amount);
  });

  it('is read as it was written, for every amount that can be posted', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 17n), fc.constantFrom('FIAT', 'CRYPTO'), (units, type) => {
        expect(readPaymentAmount(money.format(money.of(units), type), type)).toBe(units);
      }),
    );
  });
});
