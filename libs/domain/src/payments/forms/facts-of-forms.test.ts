import { describe, expect, it } from 'vitest';
import { depositFactsOf, depositSchema, withdrawalFactsOf, withdrawalSchema } from './index.ts';
import type { DepositFormFacts, WithdrawalFormFacts } from './index.ts';
import { bank, card, deposit as open, withdrawal as openWithdrawal } from './testing/form-facts.ts';

/** Of a visitor, with all against them that no field is about. */
const deposit: DepositFormFacts = {
  ...open,
  access: { ...open.access, signedIn: false, depositBlocked: true },
  limit: { held: true, exceeded: true },
};
const withdrawal: WithdrawalFormFacts = {
  ...openWithdrawal,
  access: { signedIn: false, withdrawalBlocked: true, verified: false },
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
        promo: null,
        givesUp: [],
        waiting: [],
        method: known,
        amount: units,
      });
    },
  );
});

describe('what a form leaves to the moment it is sent', () => {
  it('is who may pay, another promo and the member’s limits, as none of them is about a field', () => {
    const entry = { paymentMethod: 'card', amount: '50' };
    const promo = { terms: 'UNKNOWN', hasOtherActivePromo: true, ordinal: 1, level: 1 } as const;
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
