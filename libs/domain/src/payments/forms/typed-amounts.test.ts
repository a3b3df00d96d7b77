import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { paymentLimits } from '../index.ts';
import { readTypedAmount, toTypedAmount, typedMostToWithdraw, withdrawalSchema } from './index.ts';
import { limits, withdrawal } from './testing/form-facts.ts';

const cryptoLimits = paymentLimits({ code: 'BTC', type: 'CRYPTO', price: 14_250_000n });

describe('a typed amount', () => {
  it('DEP-35 is read and written with as many decimals as its currency has', () => {
    expect(readTypedAmount('20', 'FIAT')).toBe(2_000n);
    expect(readTypedAmount('0.05', 'CRYPTO')).toBe(5_000_000n);
    expect(readTypedAmount('0.005', 'FIAT')).toBeNull();
    expect(toTypedAmount(money.of(2_050n), 'FIAT')).toBe('20.50');
    expect(toTypedAmount(money.of(199_999_999n), 'CRYPTO')).toBe('1.99999999');
  });

  it.each([
    ['50', 'FIAT', 5_000n],
    ['50.', 'FIAT', 5_000n],
    [' 50.5 ', 'FIAT', 5_050n],
    ['0', 'FIAT', 0n],
    ['.', 'FIAT', null],
    ['50..', 'FIAT', null],
    ['5 0', 'FIAT', null],
    ['-1', 'FIAT', null],
    ['0.00000001', 'CRYPTO', 1n],
    ['0.000000001', 'CRYPTO', null],
  ] as const)('DEP-04 %j in %s is read as %s', (text, type, amount) => {
    expect(readTypedAmount(text, type)).toBe(amount);
  });

  it('DEP-35 is read as it was written', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 17n), fc.constantFrom('FIAT', 'CRYPTO'), (units, type) => {
        const text = toTypedAmount(money.of(units), type);
        expect(text).toMatch(type === 'FIAT' ? /^\d+\.\d{2}$/ : /^\d+\.\d{8}$/);
        expect(readTypedAmount(text, type)).toBe(units);
      }),
    );
  });

  it('WDR-03 the most that is filled in is taken by the form', () => {
    fc.assert(
      fc.property(fc.bigInt(5_000n, 2_000_000n).map(money.of), (withdrawable) => {
        const amount = typedMostToWithdraw({ limits: limits.withdrawal, withdrawable }, 'FIAT');
        const form = withdrawalSchema({ ...withdrawal, withdrawable });
        expect(form.safeParse({ withdrawalMethod: 'payid', amount }).data).toEqual({
          withdrawalMethod: 'payid',
          amount,
        });
      }),
    );
  });
});

describe('an amount as it is typed', () => {
  it.each([
    ['5.', 500n],
    ['5..', null],
    ['.5', null],
    ['0', 0n],
    ['007', 700n],
    ['5 0', null],
    ['+5', null],
    ['0x10', null],
    ['１０', null],
    ['92233720368547758.07', 9_223_372_036_854_775_807n],
    ['92233720368547758.08', null],
  ])('DEP-04 %j is read as %s', (text, amount) => {
    expect(readTypedAmount(text, 'FIAT')).toBe(amount);
  });

  it.each([
    ['0.000000005', null],
    ['0.00000001', 1n],
    ['1.', 100_000_000n],
  ])('DEP-35 %j of a crypto currency is read as %s', (text, amount) => {
    expect(readTypedAmount(text, 'CRYPTO')).toBe(amount);
  });

  it('DEP-35 is written with all the decimals of its currency', () => {
    expect(toTypedAmount(money.zero, 'FIAT')).toBe('0.00');
    expect(toTypedAmount(money.of(1n), 'CRYPTO')).toBe('0.00000001');
  });
});

it.each([
  [0n, '0.00'],
  [123_450n, '1234.50'],
  [749_999n, '7499.99'],
  [750_000n, '7500.00'],
  [750_001n, '7500.00'],
])('WDR-02 WDR-03 of a balance of %s the most to withdraw is %s', (balance, most) => {
  const { limits } = withdrawal;
  expect(typedMostToWithdraw({ limits, withdrawable: money.of(balance) }, 'FIAT')).toBe(most);
});

describe('the withdrawal form', () => {
  it('knows the most that can be withdrawn at once', () => {
    expect(typedMostToWithdraw(withdrawal, 'FIAT')).toBe('1234.50');
    expect(typedMostToWithdraw({ ...withdrawal, withdrawable: money.of(900_000n) }, 'FIAT')).toBe('7500.00');
  });

  it('DEP-34 DEP-35 knows the most in bitcoin to its last decimal, within the limit there', () => {
    const bitcoin = { limits: cryptoLimits.withdrawal };
    expect(typedMostToWithdraw({ ...bitcoin, withdrawable: money.of(1_234_567n) }, 'CRYPTO')).toBe(
      '0.01234567',
    );
    expect(typedMostToWithdraw({ ...bitcoin, withdrawable: money.of(14_250_000n) }, 'CRYPTO')).toBe(
      '0.05000000',
    );
  });
});
