import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import type { Minor } from '../../money/index.ts';
import { paymentLimits } from '../index.ts';
import type { DepositPromoFacts } from '../index.ts';
import { depositSchema, startFailureTitle, withdrawalSchema } from './index.ts';
import type { WithdrawalFormFacts } from './index.ts';
import { terms } from '../testing/deposits.ts';
import { deposit, withdrawal } from './testing/form-facts.ts';

const cryptoLimits = paymentLimits({ code: 'BTC', type: 'CRYPTO', price: 14_250_000n });

/** What is wrong, by field. */
const problems = (result: {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

describe('the deposit form', () => {
  const withMinimum = (minimumDepositAmount: Minor): DepositPromoFacts => ({
    terms: { ...terms, minimumDepositAmount },
    hasOtherActivePromo: true,
    ordinal: 1,
    level: 1,
  });
  const judge = (paymentMethod: string, amount: string, minimum?: bigint) =>
    depositSchema({
      ...deposit,
      promo: minimum === undefined ? null : withMinimum(money.of(minimum)),
    }).safeParse({ paymentMethod, amount });

  it('DEP-04 hands on method and amount, the amount as a decimal of the wire', () => {
    expect(judge('card', '50').data).toEqual({ paymentMethod: 'card', amount: '50.00' });
    expect(judge('card', ' 50 ').data).toEqual({ paymentMethod: 'card', amount: '50.00' });
    expect(judge('card', '50.').data).toEqual({ paymentMethod: 'card', amount: '50.00' });
    expect(judge('card', '20.5').data).toEqual({ paymentMethod: 'card', amount: '20.50' });
  });

  it.each(['', ' ', '.', '1e3', '-5', '٣', '1,000', 'NaN', 'fifty', '0.001', '9'.repeat(400)])(
    "DEP-04 shows 'Invalid amount.' for %j",
    (amount) => {
      expect(problems(judge('card', amount))).toEqual({ amount: 'Invalid amount.' });
    },
  );

  it('DEP-09 asks for a payment method of those offered', () => {
    expect(problems(judge('', '50'))).toEqual({ paymentMethod: 'Choose a payment method.' });
    expect(problems(judge('seashells', '50'))).toEqual({ paymentMethod: 'Choose a payment method.' });
    expect(problems(judge('card', '50'))).toEqual({});
  });

  it('tells of every field at once', () => {
    expect(problems(judge('', '19.99'))).toEqual({
      paymentMethod: 'Choose a payment method.',
      amount: 'Amount must be greater than or equal to 20.',
    });
  });

  it('leaves what no field is about to the moment it is sent', () => {
    const access = { ...deposit.access, profileComplete: false };
    const judged = depositSchema({ ...deposit, access }).safeParse({ paymentMethod: 'card', amount: '19' });
    expect(problems(judged)).toEqual({ amount: 'Amount must be greater than or equal to 20.' });
  });

  it('DEP-05 DEP-06 DEP-07 DEP-08 holds the limits of the site, of the chosen method and of the promo', () => {
    expect(problems(judge('card', '19.99'))).toEqual({
      amount: 'Amount must be greater than or equal to 20.',
    });
    expect(problems(judge('card', '20'))).toEqual({});
    expect(problems(judge('card', '2500'))).toEqual({});
    expect(problems(judge('card', '2500.01'))).toEqual({ amount: 'Amount must not exceed 2500.' });
    expect(problems(judge('bank', '49.99'))).toEqual({
      amount: 'Amount must be greater than or equal to 50.',
    });
    expect(problems(judge('bank', '1000.01'))).toEqual({ amount: 'Amount must not exceed 1000.' });
    expect(problems(judge('bank', '5', 500n))).toEqual({});
    expect(problems(judge('bank', '4.99', 500n))).toEqual({
      amount: "Amount must be greater than or equal to Promo's minimum deposit amount (5)",
    });
  });
});

describe('the withdrawal form', () => {
  const facts: WithdrawalFormFacts = {
    ...withdrawal,
    access: { signedIn: true, withdrawalBlocked: true, verified: false },
  };
  const judge = (withdrawalMethod: string, amount: string) =>
    withdrawalSchema(facts).safeParse({ withdrawalMethod, amount });

  it('hands on method and amount, the amount as a decimal of the wire', () => {
    expect(judge('payid', '1234.5').data).toEqual({ withdrawalMethod: 'payid', amount: '1234.50' });
  });

  it('WDR-04 asks for a withdrawal method of those offered', () => {
    expect(problems(judge('', '50'))).toEqual({ withdrawalMethod: 'Choose a withdrawal method.' });
    expect(problems(judge('card', '50'))).toEqual({ withdrawalMethod: 'Choose a withdrawal method.' });
    expect(problems(judge('off', '49'))).toEqual({
      withdrawalMethod: 'Choose a withdrawal method.',
      amount: 'Amount must be greater than or equal to 50.',
    });
    expect(problems(judge('payid', '50'))).toEqual({});
  });

  it.each(['', '.', '1e3', 'fifty', '50.001'])("shows 'Invalid amount.' for %j", (amount) => {
    expect(problems(judge('payid', amount))).toEqual({ amount: 'Invalid amount.' });
  });

  it('WDR-02 holds the limits, both accepted', () => {
    const rich = withdrawalSchema({ ...facts, withdrawable: money.of(900_000n) });
    const judgeRich = (amount: string) => problems(rich.safeParse({ withdrawalMethod: 'payid', amount }));
    expect(judgeRich('50')).toEqual({});
    expect(judgeRich('49.99')).toEqual({ amount: 'Amount must be greater than or equal to 50.' });
    expect(judgeRich('7500')).toEqual({});
    expect(judgeRich('7500.01')).toEqual({ amount: 'Amount must not exceed 7500.' });
  });

  it('WDR-03 holds the balance, itself accepted', () => {
    expect(problems(judge('payid', '1234.5'))).toEqual({});
    for (const amount of ['1234.51', '7500.01']) {
      expect(problems(judge('payid', amount))).toEqual({
        amount: 'Insufficient balance. You can withdraw up to 1,234.50.',
      });
    }
  });

  it('DEP-34 DEP-35 holds an amount in bitcoin against limits and balance there', () => {
    const bitcoin = withdrawalSchema({
      ...facts,
      currency: { type: 'CRYPTO', active: 'BTC', stated: null },
      limits: cryptoLimits.withdrawal,
      withdrawable: money.of(14_250_000n),
      methods: [{ id: 'crypto', enabled: true }],
    });
    const judgeIn = (amount: string) => problems(bitcoin.safeParse({ withdrawalMethod: 'crypto', amount }));
    expect(judgeIn('0.0005')).toEqual({});
    expect(judgeIn('0.01234567')).toEqual({});
    expect(judgeIn('0.00049999')).toEqual({ amount: 'Amount must be greater than or equal to 0.0005.' });
    expect(judgeIn('0.05000001')).toEqual({ amount: 'Amount must not exceed 0.05.' });
    expect(judgeIn('0.14250001')).toEqual({
      amount: 'Insufficient balance. You can withdraw up to 0.14250000.',
    });
    expect(judgeIn('0.012345678')).toEqual({ amount: 'Invalid amount.' });
  });
});

it('DEP-17 WDR-15 a payment that could not be started has its title', () => {
  expect(startFailureTitle).toEqual({ DEPOSIT: 'Deposit Failed!', WITHDRAWAL: 'Withdraw Failed!' });
});
