import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { paymentLimits } from '../index.ts';
import {
  depositFactsOf,
  depositSchema,
  readTypedAmount,
  startFailureTitle,
  toTypedAmount,
  typedMostToWithdraw,
  withdrawalFactsOf,
  withdrawalSchema,
} from './index.ts';
import type { DepositFormFacts, WithdrawalFormFacts } from './index.ts';

const limits = paymentLimits({ code: 'AUD', type: 'FIAT', price: 100n });
const card = { id: 'card', minimum: money.of(1_000n), maximum: money.of(500_000n) };
const bank = { id: 'bank', minimum: money.of(5_000n), maximum: money.of(100_000n) };
const deposit: DepositFormFacts = {
  access: {
    signedIn: false,
    depositBlocked: true,
    profileComplete: true,
    mobileVerificationRequired: false,
  },
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  limits: limits.deposit,
  methods: [card, bank],
  promo: null,
  limit: { held: true, exceeded: true },
};
const withdrawal: WithdrawalFormFacts = {
  access: { signedIn: false, withdrawalBlocked: true, verified: false },
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  limits: limits.withdrawal,
  withdrawable: money.of(123_450n),
  methods: [
    { id: 'payid', enabled: true },
    { id: 'off', enabled: false },
  ],
};

describe('the facts of a form', () => {
  it.each([
    ['card', '50', card, 5_000n],
    ['bank', '50.05', bank, 5_005n],
    ['', '50', null, 5_000n],
    ['Card', '50', null, 5_000n],
    ['card', '', card, null],
    ['card', '50.005', card, null],
  ])('of a deposit by %j of %j are its method and amount', (paymentMethod, amount, method, units) => {
    const { methods: _methods, ...rest } = deposit;
    expect(depositFactsOf(deposit, { paymentMethod, amount })).toEqual({ ...rest, method, amount: units });
  });

  it.each([
    ['payid', '50', { id: 'payid', enabled: true }, 5_000n],
    ['off', '0.01', { id: 'off', enabled: false }, 1n],
    ['', 'x', null, null],
  ])(
    'of a withdrawal by %j of %j are its method and amount, and no draft',
    (method, amount, known, units) => {
      const { methods: _methods, ...rest } = withdrawal;
      expect(withdrawalFactsOf(withdrawal, { withdrawalMethod: method, amount })).toEqual({
        ...rest,
        draft: null,
        method: known,
        amount: units,
      });
    },
  );
});

describe('what a form leaves to the moment it is sent', () => {
  it('is who may pay, another promo and the member’s limits, as none of them is about a field', () => {
    const entry = { paymentMethod: 'card', amount: '50' };
    const promo = { offer: 'UNKNOWN', hasOtherActivePromo: true, ordinal: 1, level: 1 } as const;
    expect(depositSchema(deposit).safeParse(entry).success).toBe(true);
    expect(depositSchema({ ...deposit, promo }).safeParse(entry).success).toBe(true);
    const taken = withdrawalSchema(withdrawal).safeParse({ withdrawalMethod: 'payid', amount: '50' });
    expect(taken.success).toBe(true);
  });

  it('is a changed currency, but a text in the place of a method or an amount is asked for', () => {
    const currency = { type: 'FIAT', active: 'AUD', stated: 'NZD' } as const;
    const entry = { paymentMethod: 'card', amount: '50' };
    expect(depositSchema({ ...deposit, currency }).safeParse(entry).success).toBe(true);
    expect(depositSchema(deposit).safeParse({ paymentMethod: 1, amount: '50' }).success).toBe(false);
    expect(withdrawalSchema(withdrawal).safeParse({ withdrawalMethod: 'payid' }).success).toBe(false);
  });
});

describe('the problems of a form', () => {
  const fieldsOf = (result: { readonly error?: { readonly issues: readonly { path: PropertyKey[] }[] } }) =>
    (result.error?.issues ?? []).map(({ path }) => path.join('.'));

  it.each([
    ['card', '50', []],
    ['card', 'fifty', ['amount']],
    ['card', '19.99', ['amount']],
    ['bank', '1000.01', ['amount']],
    ['', '50', ['paymentMethod']],
    ['', '19.99', ['paymentMethod', 'amount']],
    ['', 'fifty', ['paymentMethod', 'amount']],
  ])('of a deposit by %j of %j are told once for each field: %j', (paymentMethod, amount, fields) => {
    expect(fieldsOf(depositSchema(deposit).safeParse({ paymentMethod, amount }))).toEqual(fields);
  });

  it.each([
    ['payid', '50', []],
    ['payid', 'fifty', ['amount']],
    ['payid', '49.99', ['amount']],
    ['payid', '1234.51', ['amount']],
    ['off', '50', ['withdrawalMethod']],
    ['', '1234.51', ['withdrawalMethod', 'amount']],
  ])('of a withdrawal by %j of %j are told once for each field: %j', (withdrawalMethod, amount, fields) => {
    expect(fieldsOf(withdrawalSchema(withdrawal).safeParse({ withdrawalMethod, amount }))).toEqual(fields);
  });
});

describe('a typed amount', () => {
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

it('DEP-17 WDR-15 a payment that could not be started has its title', () => {
  expect(startFailureTitle).toEqual({ DEPOSIT: 'Deposit Failed!', WITHDRAWAL: 'Withdraw Failed!' });
});
