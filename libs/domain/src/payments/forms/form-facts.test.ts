import { describe, expect, it } from 'vitest';
import {
  depositFactsOf,
  depositSchema,
  startFailureTitle,
  withdrawalHoldText,
  withdrawalFactsOf,
  withdrawalSchema,
} from './index.ts';
import type { DepositFormFacts } from './index.ts';
import { disputed } from '../testing/withdrawals.ts';
import { bank, deposit, withdrawal } from './testing/form-facts.ts';

const found = (result: {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}) => (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the facts of a form', () => {
  it('are those of the chosen deposit method and the typed amount', () => {
    const { methods: _, ...rest } = deposit;
    expect(depositFactsOf(deposit, { paymentMethod: 'bank', amount: '20.5' })).toEqual({
      ...rest,
      method: bank,
      amount: 2_050n,
    });
    expect(depositFactsOf(deposit, { paymentMethod: 'BANK', amount: 'x' })).toMatchObject({
      method: null,
      amount: null,
    });
  });

  it('are those of the chosen withdrawal method, of no draft yet', () => {
    const { methods: _, ...rest } = withdrawal;
    expect(withdrawalFactsOf(withdrawal, { withdrawalMethod: 'off', amount: '0' })).toEqual({
      ...rest,
      draft: null,
      promo: null,
      waiting: [],
      givesUp: [],
      method: { id: 'off', enabled: false },
      amount: 0n,
    });
    expect(withdrawalFactsOf(withdrawal, { withdrawalMethod: '', amount: '' })).toMatchObject({
      method: null,
      amount: null,
    });
  });
});

describe('what no field of the deposit form is about', () => {
  const typed = { paymentMethod: 'card', amount: '50' };

  it.each<[string, Partial<DepositFormFacts>]>([
    ['a visitor', { access: { ...deposit.access, signedIn: false } }],
    ['a blocked member', { access: { ...deposit.access, depositBlocked: true } }],
    ['an incomplete profile', { access: { ...deposit.access, profileComplete: false } }],
    ['a number to verify', { access: { ...deposit.access, mobileVerificationRequired: true } }],
    ['another currency', { currency: { type: 'FIAT', active: 'AUD', stated: 'NZD' } }],
    ['a promo that is gone', { promo: { terms: 'NONE', hasOtherActivePromo: false, ordinal: 1, level: 1 } }],
    ['another promo', { promo: { terms: 'UNKNOWN', hasOtherActivePromo: true, ordinal: 1, level: 1 } }],
    ['a limit that is exceeded', { limit: { held: true, exceeded: true } }],
  ])('%s: does not stand at one', (_, facts) => {
    expect(found(depositSchema({ ...deposit, ...facts }).safeParse(typed))).toEqual([]);
  });

  it('leaves an amount to the platform while no limits are known', () => {
    const schema = depositSchema({ ...deposit, limits: null });
    expect(found(schema.safeParse({ paymentMethod: 'card', amount: '9.99' }))).toEqual([
      'amount: Amount must be greater than or equal to 10.',
    ]);
    expect(found(schema.safeParse({ paymentMethod: 'card', amount: '5000' }))).toEqual([]);
    expect(found(schema.safeParse({ paymentMethod: '', amount: '0.01' }))).toEqual([
      'paymentMethod: Choose a payment method.',
    ]);
  });
});

describe('every order of method and amount', () => {
  const choose = 'paymentMethod: Choose a payment method.';

  it.each([
    ['card', '50', []],
    ['card', '', ['amount: Invalid amount.']],
    ['card', '0', ['amount: Amount must be greater than or equal to 20.']],
    ['', '50', [choose]],
    ['', '', [choose, 'amount: Invalid amount.']],
    ['', '2500.01', [choose, 'amount: Amount must not exceed 2500.']],
    ['bank', '49.99', ['amount: Amount must be greater than or equal to 50.']],
    ['bank', '1000', []],
    ['bank', '1000.01', ['amount: Amount must not exceed 1000.']],
  ])('of a deposit: %j with %j', (paymentMethod, amount, problems) => {
    expect(found(depositSchema(deposit).safeParse({ paymentMethod, amount }))).toEqual(problems);
  });

  const pick = 'withdrawalMethod: Choose a withdrawal method.';
  const poor = 'amount: Insufficient balance. You can withdraw up to 1,234.50.';

  it.each([
    ['payid', '1234.50', []],
    ['payid', '1234.51', [poor]],
    ['payid', '', ['amount: Invalid amount.']],
    ['payid', '-50', ['amount: Invalid amount.']],
    ['payid', '0', ['amount: Amount must be greater than or equal to 50.']],
    ['off', '50', [pick]],
    ['off', '', [pick, 'amount: Invalid amount.']],
    ['', '1234.51', [pick, poor]],
    ['', '49.99', [pick, 'amount: Amount must be greater than or equal to 50.']],
  ])('of a withdrawal: %j with %j', (withdrawalMethod, amount, problems) => {
    expect(found(withdrawalSchema(withdrawal).safeParse({ withdrawalMethod, amount }))).toEqual(problems);
  });

  it.each([
    { signedIn: false, withdrawalBlocked: false, verified: true },
    { signedIn: true, withdrawalBlocked: true, verified: true },
    { signedIn: true, withdrawalBlocked: false, verified: false },
  ])('of a withdrawal is told whoever asks: %o', (access) => {
    const schema = withdrawalSchema({ ...withdrawal, access });
    expect(found(schema.safeParse({ withdrawalMethod: 'payid', amount: '50' }))).toEqual([]);
    expect(found(schema.safeParse({ withdrawalMethod: 'payid', amount: '1' }))).toHaveLength(1);
  });

  it('of a withdrawal is told whoever owes a disputed deposit', () => {
    const schema = withdrawalSchema({ ...withdrawal, disputed: [disputed] });
    expect(found(schema.safeParse({ withdrawalMethod: 'payid', amount: '50' }))).toEqual([]);
    expect(found(schema.safeParse({ withdrawalMethod: 'payid', amount: '1' }))).toHaveLength(1);
  });

  it.each<[Partial<typeof withdrawal>, string | null]>([
    [{}, null],
    [{ access: { ...withdrawal.access, verified: false } }, null],
    [
      { access: { ...withdrawal.access, withdrawalBlocked: true } },
      'Withdrawals are currently blocked on your account. Please contact support.',
    ],
    [
      { disputed: [disputed] },
      'Your deposit of A$1,000.00 was disputed and is still owed. You can withdraw once that is settled. Please contact support.',
    ],
  ])('of a withdrawal with %j is held back: %j', (change, text) => {
    expect(withdrawalHoldText({ ...withdrawal, ...change })).toBe(text);
  });

  it.each([null, undefined, {}, [], 'text', { amount: 50 }, { paymentMethod: 1, amount: '50' }])(
    'is refused without throwing for %j',
    (value) => {
      expect(depositSchema(deposit).safeParse(value).success).toBe(false);
      expect(withdrawalSchema(withdrawal).safeParse(value).success).toBe(false);
    },
  );
});

it('the toasts of a payment that did not start are these', () => {
  expect(startFailureTitle).toEqual({ DEPOSIT: 'Deposit Failed!', WITHDRAWAL: 'Withdraw Failed!' });
});
