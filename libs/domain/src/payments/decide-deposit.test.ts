import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideDeposit, depositReasons, paymentLimits } from './index.ts';
import type { DepositFacts, DepositReason, DepositStage } from './index.ts';
import { access, deposit, terms, promo, wide } from './testing/deposits.ts';

const inBtc = paymentLimits({ code: 'BTC', type: 'CRYPTO', price: 14_250_000n }).deposit;

const withTerms = (own: object): Partial<DepositFacts> => ({
  promo: { ...promo, terms: { ...terms, ...own } },
});

const crypto = { currency: { type: 'CRYPTO', active: 'BTC', stated: 'BTC' }, limits: inBtc } as const;

const decide = (change: Partial<DepositFacts>, stage: DepositStage = 'draft') =>
  decideDeposit({ ...deposit, ...change }, stage);
const reasonOf = (change: Partial<DepositFacts>, stage?: DepositStage) => {
  const decision = decide(change, stage);
  return decision.allowed ? null : decision.reason;
};
const textOf = (amount: bigint, change: Partial<DepositFacts> = {}) =>
  decisionText(depositReasons, decide({ ...change, amount: money.of(amount) }));

describe('a deposit', () => {
  it('DEP-23 is let through with its amount, whoever is verified', () => {
    expect(decide({})).toEqual({
      allowed: true,
      plan: { amount: 5_000n, startsPromo: false, asksLimit: false },
    });
    expect(decide({ promo })).toMatchObject({ plan: { startsPromo: true } });
  });

  it.each<[string, Partial<DepositFacts>, DepositStage, DepositReason]>([
    ['DEP-01 by a visitor', { access: { ...access, signedIn: false } }, 'form', 'signedOut'],
    ['DEP-21 by a blocked member', { access: { ...access, depositBlocked: true } }, 'draft', 'blocked'],
    ['DEP-21 handed on', { access: { ...access, depositBlocked: true } }, 'authorize', 'blocked'],
    ['DEP-36', { access: { ...access, profileComplete: false } }, 'draft', 'profileIncomplete'],
    ['DEP-20', { access: { ...access, mobileVerificationRequired: true } }, 'draft', 'mobileNotVerified'],
    [
      'in a currency that there is not',
      { currency: { ...deposit.currency, stated: 'XXX' } },
      'draft',
      'currencyUnknown',
    ],
    ['in an empty currency', { currency: { ...deposit.currency, stated: '' } }, 'draft', 'currencyUnknown'],
    ['WALLET-16', { currency: { ...deposit.currency, stated: 'NZD' } }, 'draft', 'currencyMismatch'],
    ['DEP-09 without a method', { method: null }, 'form', 'methodMissing'],
    ['by a method that is not offered', { method: null }, 'draft', 'methodUnavailable'],
    ['DEP-04 of no amount', { amount: null }, 'form', 'invalidAmount'],
    ['DEP-19', { promo: { ...promo, hasOtherActivePromo: true } }, 'draft', 'promoActive'],
    ['DEP-19 handed on', { promo: { ...promo, hasOtherActivePromo: true } }, 'authorize', 'promoActive'],
    ['with an unknown promo', { promo: { ...promo, terms: 'NONE' } }, 'draft', 'promoUnknown'],
    ['with a promo of another currency', withTerms({ currency: 'NZD' }), 'draft', 'promoOtherCurrency'],
    ['with a promo that has ended', withTerms({ open: false }), 'draft', 'ended'],
    ['PROMO-16', withTerms({ maxUses: 1, promoUsed: 1 }), 'draft', 'noUses'],
    ['handed on after its promo', withTerms({ open: false }), 'authorize', 'promoGone'],
    ['handed on without its promo', { promo: { ...promo, terms: 'NONE' } }, 'authorize', 'promoGone'],
    ['DEP-06', { amount: money.of(250_001n) }, 'draft', 'aboveMaximum'],
    ['DEP-05', { amount: money.of(1_999n) }, 'draft', 'belowMinimum'],
    ['DEP-07', { amount: money.of(499n), promo }, 'draft', 'belowPromoMinimum'],
    ['DEP-11', { limit: { held: true, exceeded: true } }, 'draft', 'overLimit'],
    ['DEP-11 handed on', { limit: { held: true, exceeded: true } }, 'authorize', 'overLimit'],
  ])('%s is refused', (_what, change, stage, reason) => {
    expect(reasonOf(change, stage)).toBe(reason);
  });

  it('is refused for the first reason of the order', () => {
    let left: Partial<DepositFacts> = {
      access: { ...access, depositBlocked: true },
      currency: { ...deposit.currency, stated: 'NZD' },
      method: null,
      amount: null,
      promo: { ...promo, hasOtherActivePromo: true, terms: { ...terms, open: false } },
      limit: { held: true, exceeded: true },
    };
    const mends: readonly [DepositReason, Partial<DepositFacts>][] = [
      ['blocked', { access }],
      ['currencyMismatch', { currency: deposit.currency }],
      ['methodUnavailable', { method: wide }],
      ['invalidAmount', { amount: money.of(1n) }],
      ['promoActive', { promo: { ...promo, terms: { ...terms, open: false } } }],
      ['ended', { promo }],
      ['belowPromoMinimum', { amount: money.of(500n) }],
      ['overLimit', { limit: { held: true, exceeded: false } }],
    ];
    for (const [reason, mend] of mends) {
      expect(reasonOf(left)).toBe(reason);
      left = { ...left, ...mend };
    }
    expect(reasonOf(left)).toBeNull();
  });

  it('DEP-10 DEP-37 asks about the limits where the site holds deposits against them', () => {
    const asks = (held: boolean) => decide({ limit: { held, exceeded: null } }, 'form');
    expect(asks(true)).toMatchObject({ plan: { asksLimit: true } });
    expect(asks(false)).toMatchObject({ plan: { asksLimit: false } });
    expect(reasonOf({ limit: { held: false, exceeded: true } })).toBeNull();
  });

  it('is left to the platform where a fact is not known', () => {
    expect(reasonOf({ limits: null, amount: money.of(1n) }, 'form')).toBeNull();
    expect(reasonOf({ limits: null, amount: money.of(10n ** 15n) }, 'form')).toBeNull();
    expect(reasonOf({ promo: { ...promo, terms: 'UNKNOWN', hasOtherActivePromo: null } }, 'form')).toBeNull();
  });

  it('is not held against the bounds of its method again once it was prepared', () => {
    const handedOn = { method: null, limits: null, amount: money.of(1n) };
    expect(reasonOf(handedOn, 'authorize')).toBeNull();
  });

  it('PROMO-16 that was paid is taken, and its promo starts only when it still can', () => {
    const paid = { access: { ...access, depositBlocked: true }, limit: { held: true, exceeded: true } };
    expect(decide({ ...paid, promo }, 'approve')).toMatchObject({ plan: { startsPromo: true } });
    for (const gone of [
      withTerms({ open: false }),
      { promo: { ...promo, hasOtherActivePromo: true } },
      { promo: { ...promo, terms: 'NONE' as const } },
      {},
    ]) {
      expect(decide({ ...paid, ...gone }, 'approve')).toMatchObject({ plan: { startsPromo: false } });
    }
  });
});

describe('the amount of a deposit', () => {
  const promoOf = (minimum: bigint | null) =>
    withTerms({ minimumDepositAmount: minimum === null ? null : money.of(minimum) });

  it('DEP-05 must be at least 20 without a promo', () => {
    expect(textOf(2_000n)).toBeNull();
    expect(textOf(1_999n)).toBe('Amount must be greater than or equal to 20.');
  });

  it('DEP-06 must not exceed 2500', () => {
    expect(textOf(250_000n)).toBeNull();
    expect(textOf(250_001n)).toBe('Amount must not exceed 2500.');
  });

  it('DEP-07 must be at least the promo’s own minimum, 1 when it has none, also below 20', () => {
    expect(textOf(500n, promoOf(500n))).toBeNull();
    expect(textOf(499n, promoOf(500n))).toBe(
      "Amount must be greater than or equal to Promo's minimum deposit amount (5)",
    );
    expect(textOf(4_999n, promoOf(5_050n))).toContain('(50.50)');
    expect(textOf(100n, promoOf(null))).toBeNull();
    expect(textOf(99n, promoOf(null))).toContain('(1)');
  });

  it('DEP-08 has limits that a method tightens and never loosens, and with a promo the promo’s minimum alone', () => {
    const tight = { method: { minimum: money.of(5_000n), maximum: money.of(100_000n) } };
    expect(textOf(4_999n, tight)).toBe('Amount must be greater than or equal to 50.');
    expect(textOf(100_001n, tight)).toBe('Amount must not exceed 1000.');
    expect(textOf(1_999n)).not.toBeNull();
    expect(textOf(250_001n)).not.toBeNull();
    expect(textOf(500n, { ...tight, ...promoOf(500n) })).toBeNull();
    expect(textOf(100_001n, { ...tight, ...promoOf(500n) })).toBe('Amount must not exceed 1000.');
  });

  it('DEP-34 is held against the limits in bitcoin where it is one in bitcoin, and names them there', () => {
    expect(textOf(9_999n, crypto)).toBe('Amount must be greater than or equal to 0.0001.');
    expect(textOf(10_000n, crypto)).toBeNull();
    expect(textOf(2_000_000n, crypto)).toBeNull();
    expect(textOf(2_000_001n, crypto)).toBe('Amount must not exceed 0.02.');
  });

  it('DEP-07 DEP-34 counts whole units of a promo in crypto', () => {
    const inBitcoin = {
      ...crypto,
      limits: null,
      ...withTerms({ currency: 'BTC', minimumDepositAmount: null }),
    };
    expect(textOf(100_000_000n, inBitcoin)).toBeNull();
    expect(textOf(99_999_999n, inBitcoin)).toContain('(1)');
  });
});

it.each([
  [
    'currencyMismatch',
    'CONFLICT',
    'Your active currency is NZD now, not AUD. Check the amount and try again.',
  ],
  ['methodMissing', 'BAD_USER_INPUT', 'Choose a payment method.'],
  ['methodUnavailable', 'BAD_USER_INPUT', 'This payment method is not available.'],
  ['invalidAmount', 'BAD_USER_INPUT', 'Invalid amount.'],
  ['promoActive', 'ACTIVE_PROMO', 'You have an active promo. Please cancel it first.'],
  [
    'promoGone',
    'BAD_USER_INPUT',
    'The promo of this deposit can no longer be used. Please start a new deposit without it.',
  ],
  ['overLimit', 'LIMIT_EXCEEDED', 'Amount exceeds your deposit limit.'],
] as const)('%s is answered as %s', (reason, code, text) => {
  const named = {
    ...wide,
    type: 'FIAT',
    active: 'NZD',
    stated: 'AUD',
    promoCurrency: 'AUD',
    startingDeposit: 0,
    nextDeposit: 0,
  } as const;
  expect([depositReasons[reason].code, depositReasons[reason].text(named)]).toEqual([code, text]);
});
