import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideDeposit, depositReasons } from './index.ts';
import type { DepositFacts, DepositPromo, DepositPromoFacts, DepositStage } from './index.ts';
import { deposit, terms as anyTerms, promo as startedPromo } from './testing/deposits.ts';

const terms: DepositPromo = {
  ...anyTerms,
  trigger: 'SECOND',
  levelRequirement: 3,
  maxUses: 2,
  promoUsed: 1,
  minimumDepositAmount: money.of(3_000n),
};
const promo: DepositPromoFacts = { ...startedPromo, terms, ordinal: 2 };
const facts: DepositFacts = {
  ...deposit,
  currency: { type: 'FIAT', active: 'AUD', stated: null },
  promo,
  limit: { held: false, exceeded: null },
};
const withTerms = (change: Partial<DepositPromo>): DepositPromoFacts => ({
  ...promo,
  terms: { ...terms, ...change },
});
const decide = (given: DepositPromoFacts | null, stage: DepositStage) =>
  decideDeposit({ ...facts, promo: given }, stage);
const stages = ['form', 'draft', 'authorize', 'approve'] as const;

/** The reason, or whether the promo starts. */
const toldOf = (given: DepositPromoFacts | null, stage: DepositStage) => {
  const decision = decide(given, stage);
  return decision.allowed ? decision.plan.startsPromo : decision.reason;
};

describe('a promo of a deposit', () => {
  it.each<[string, DepositPromoFacts | null, readonly (string | boolean)[]]>([
    ['there is none', null, [false, false, false, false]],
    ['it is right', promo, [true, true, true, true]],
    [
      'another one is active',
      { ...promo, hasOtherActivePromo: true },
      ['promoActive', 'promoActive', 'promoActive', false],
    ],
    ['another active one is not known of', { ...promo, hasOtherActivePromo: null }, [true, true, true, true]],
    [
      'there is none of its code',
      { ...promo, terms: 'NONE' },
      ['promoUnknown', 'promoUnknown', 'promoGone', false],
    ],
    ['it could not be looked up', { ...promo, terms: 'UNKNOWN' }, [true, true, true, true]],
    [
      'it could not be looked up and another one is active',
      { ...promo, terms: 'UNKNOWN', hasOtherActivePromo: true },
      ['promoActive', 'promoActive', 'promoActive', false],
    ],
    [
      'it is of another currency',
      withTerms({ currency: 'NZD' }),
      ['promoOtherCurrency', 'promoOtherCurrency', 'promoGone', false],
    ],
    ['it has ended', withTerms({ open: false }), ['ended', 'ended', 'promoGone', false]],
    [
      'PROMO-16 it was used as often as it may be',
      withTerms({ promoUsed: 2 }),
      ['noUses', 'noUses', 'promoGone', false],
    ],
    [
      'it starts with the first deposit and this is the second',
      withTerms({ trigger: 'FIRST' }),
      ['promoOtherDeposit', 'promoOtherDeposit', 'promoGone', false],
    ],
    [
      'PROMO-13 the member is one level below it',
      { ...promo, level: 2 },
      ['levelTooLow', 'levelTooLow', 'promoGone', false],
    ],
    ['PROMO-13 the member is just at its level', { ...promo, level: 3 }, [true, true, true, true]],
    ['PROMO-14 the level is not known', { ...promo, level: null }, [true, true, true, true]],
    ['the number of the deposit is not known', { ...promo, ordinal: null }, [true, true, true, true]],
  ])('when %s, is told of at form, draft, authorization and approval', (_what, given, told) => {
    expect(stages.map((stage) => toldOf(given, stage))).toEqual(told);
  });

  it('DEP-07 its minimum replaces the usual one, below and above it', () => {
    const textOf = (minimum: bigint | null, amount: bigint) => {
      const given = withTerms({ minimumDepositAmount: minimum === null ? null : money.of(minimum) });
      const decision = decideDeposit({ ...facts, promo: given, amount: money.of(amount) }, 'form');
      return decisionText(depositReasons, decision);
    };
    const promoText = "Amount must be greater than or equal to Promo's minimum deposit amount";
    expect(textOf(3_000n, 2_999n)).toBe(`${promoText} (30)`);
    expect(textOf(3_000n, 3_000n)).toBeNull();
    expect(textOf(1n, 1n)).toBeNull();
    expect(textOf(0n, 0n)).toBeNull();
    expect(textOf(null, 99n)).toBe(`${promoText} (1)`);
    expect(textOf(null, 100n)).toBeNull();
    expect(textOf(300_000n, 250_001n)).toBe('Amount must not exceed 2500.');
  });

  it.each([
    ['could not be looked up', 'UNKNOWN', 'Amount must be greater than or equal to 20.'],
    ['has no such code', 'NONE', 'This promo cannot be used for this deposit.'],
  ] as const)('that %s sets no minimum of its own', (_what, given, text) => {
    const decision = decideDeposit(
      { ...facts, promo: { ...promo, terms: given }, amount: money.of(1_999n) },
      'draft',
    );
    expect(decisionText(depositReasons, decision)).toBe(text);
  });

  it('DEP-32 of another currency is named by that, and the currency of the deposit by its own', () => {
    const decision = decide(withTerms({ currency: 'NZD' }), 'draft');
    expect(decision).toMatchObject({ details: { promoCurrency: 'NZD', active: 'AUD', stated: 'AUD' } });
    expect(decisionText(depositReasons, decision)).toBe('This promo is in NZD. Switch to NZD to use it.');
  });

  it('DEP-18 that clashes with an active one is refused in the words of the specification', () => {
    const decision = decide({ ...promo, hasOtherActivePromo: true }, 'draft');
    expect(decisionText(depositReasons, decision)).toBe('You have an active promo. Please cancel it first.');
  });
});

describe('the figures of a refused deposit', () => {
  it('are the limits, the currencies and the kind that its sentence needs', () => {
    const mismatch = { ...facts.currency, stated: 'NZD' };
    expect(decideDeposit({ ...facts, promo: null, currency: mismatch }, 'draft')).toEqual({
      allowed: false,
      reason: 'currencyMismatch',
      details: {
        minimum: 2_000n,
        maximum: 250_000n,
        type: 'FIAT',
        active: 'AUD',
        stated: 'NZD',
        promoCurrency: '',
        level: 0,
        startingDeposit: 0,
        nextDeposit: 0,
      },
    });
  });

  it('take the promo’s minimum, and the active currency where none was stated', () => {
    expect(decideDeposit({ ...facts, amount: money.of(1n) }, 'form')).toEqual({
      allowed: false,
      reason: 'belowPromoMinimum',
      details: {
        minimum: 3_000n,
        maximum: 250_000n,
        type: 'FIAT',
        active: 'AUD',
        stated: 'AUD',
        promoCurrency: 'AUD',
        level: 3,
        startingDeposit: 2,
        nextDeposit: 2,
      },
    });
  });
});

describe('the question about the deposit limit', () => {
  it.each([
    [true, null, { asksLimit: true }],
    [true, false, { asksLimit: false }],
    [true, true, 'overLimit'],
    [false, null, { asksLimit: false }],
    [false, false, { asksLimit: false }],
    [false, true, { asksLimit: false }],
  ] as const)('DEP-10 DEP-37 limits held %s, exceeded %s: %j', (held, exceeded, told) => {
    for (const stage of ['form', 'draft', 'authorize'] as const) {
      const decision = decideDeposit({ ...facts, limit: { held, exceeded } }, stage);
      if (told === 'overLimit') expect(decision).toMatchObject({ allowed: false, reason: told });
      else expect(decision).toMatchObject({ allowed: true, plan: told });
    }
  });
});
