import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideDeposit } from './index.ts';
import type { DepositFacts, DepositPromoFacts, DepositReason, DepositStage } from './index.ts';
import { deposit, terms, promo as startedPromo } from './testing/deposits.ts';

const card = { minimum: money.of(1_000n), maximum: money.of(500_000n) };
const promo: DepositPromoFacts = { ...startedPromo, terms: { ...terms, maxUses: 1 } };
const facts: DepositFacts = { ...deposit, method: card, promo };

type Wrong = (given: DepositFacts) => DepositFacts;

const withAccess =
  (change: Partial<DepositFacts['access']>): Wrong =>
  (given) => ({ ...given, access: { ...given.access, ...change } });

const withPromo =
  (change: Partial<DepositPromoFacts>): Wrong =>
  (given) => ({ ...given, promo: { ...promo, ...given.promo, ...change } });

const withTerms =
  (change: object): Wrong =>
  (given) => {
    const terms = typeof given.promo?.terms === 'object' ? given.promo.terms : promo.terms;
    return withPromo({ terms: { ...(terms as object), ...change } as DepositPromoFacts['terms'] })(given);
  };

const withAmount =
  (amount: bigint | null): Wrong =>
  (given) => ({ ...given, amount: amount === null ? null : money.of(amount) });

/** What is wrong, by the reason that it alone is refused for. */
const wrongs = {
  signedOut: withAccess({ signedIn: false }),
  blocked: withAccess({ depositBlocked: true }),
  profileIncomplete: withAccess({ profileComplete: false }),
  mobileNotVerified: withAccess({ mobileVerificationRequired: true }),
  currencyMismatch: (given) => ({ ...given, currency: { ...given.currency, stated: 'NZD' } }),
  methodMissing: (given) => ({ ...given, method: null }),
  methodUnavailable: (given) => ({ ...given, method: null }),
  invalidAmount: withAmount(null),
  promoActive: withPromo({ hasOtherActivePromo: true }),
  promoOtherCurrency: withTerms({ currency: 'NZD' }),
  promoOtherDeposit: withTerms({ trigger: 'FOURTH' }),
  notByDeposit: withTerms({ lockInEnabled: true }),
  ended: withTerms({ open: false }),
  levelTooLow: withTerms({ levelRequirement: 9 }),
  noUses: withTerms({ promoUsed: 1 }),
  promoGone: withTerms({ open: false }),
  aboveMaximum: withAmount(250_001n),
  belowPromoMinimum: withAmount(499n),
  overLimit: (given) => ({ ...given, limit: { held: true, exceeded: true } }),
} as const satisfies Partial<Record<DepositReason, Wrong>>;

type Told = keyof typeof wrongs;

/** Amounts exclude each other, as one is none, too much or too little. */
const ofAmount: readonly string[] = ['invalidAmount', 'aboveMaximum', 'belowPromoMinimum'];

const access = ['signedOut', 'blocked', 'profileIncomplete', 'mobileNotVerified'] as const;
const offered = [
  'promoActive',
  'promoOtherCurrency',
  'notByDeposit',
  'ended',
  'levelTooLow',
  'noUses',
  'promoOtherDeposit',
] as const;
const within = ['aboveMaximum', 'belowPromoMinimum', 'overLimit'] as const;

const orders: Readonly<Record<Exclude<DepositStage, 'approve'>, readonly Told[]>> = {
  form: [...access, 'currencyMismatch', 'methodMissing', 'invalidAmount', ...offered, ...within],
  draft: [...access, 'currencyMismatch', 'methodUnavailable', 'invalidAmount', ...offered, ...within],
  authorize: [...access, 'invalidAmount', 'promoActive', 'promoGone', 'overLimit'],
};

const reasonOf = (given: DepositFacts, stage: DepositStage) => {
  const decision = decideDeposit(given, stage);
  return decision.allowed ? null : decision.reason;
};

const stages = ['form', 'draft', 'authorize'] as const;

describe('the order of the reasons against a deposit', () => {
  it('has nothing to say of a deposit that is right at every stage', () => {
    expect([...stages, 'approve' as const].map((stage) => reasonOf(facts, stage))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each(stages.flatMap((stage) => orders[stage].map((reason) => [stage, reason] as const)))(
    'DEP-36 at the stage %s, one thing wrong is told as %s',
    (stage, reason) => {
      expect(reasonOf(wrongs[reason](facts), stage)).toBe(reason);
    },
  );

  const pairs = stages.flatMap((stage) =>
    orders[stage].flatMap((first, at) =>
      orders[stage]
        .slice(at + 1)
        .filter((second) => !(ofAmount.includes(first) && ofAmount.includes(second)))
        .map((second) => [stage, first, second] as const),
    ),
  );

  it.each(pairs)('at the stage %s, %s is told before %s', (stage, first, second) => {
    expect(reasonOf(wrongs[first](wrongs[second](facts)), stage)).toBe(first);
    expect(reasonOf(wrongs[second](wrongs[first](facts)), stage)).toBe(first);
  });

  it.each([
    ['currencyMismatch', null],
    ['methodMissing', null],
    ['aboveMaximum', null],
    ['belowPromoMinimum', null],
    ['promoOtherCurrency', 'promoGone'],
    ['promoOtherDeposit', 'promoGone'],
    ['notByDeposit', 'promoGone'],
    ['ended', 'promoGone'],
    ['levelTooLow', 'promoGone'],
    ['noUses', 'promoGone'],
  ] as const)('DEP-19 on authorization, %s is told as %s', (wrong, reason) => {
    expect(reasonOf(wrongs[wrong](facts), 'authorize')).toBe(reason);
  });

  it.each([
    'signedOut',
    'blocked',
    'profileIncomplete',
    'mobileNotVerified',
    'currencyMismatch',
    'methodUnavailable',
    'promoActive',
    'promoGone',
    'aboveMaximum',
    'belowPromoMinimum',
    'overLimit',
  ] as const)('DEP-37 money that was paid is taken, whatever else is wrong: %s', (wrong) => {
    expect(reasonOf(wrongs[wrong](facts), 'approve')).toBeNull();
  });

  it('takes nothing that is no amount, not even when it was paid', () => {
    expect(reasonOf(wrongs.invalidAmount(facts), 'approve')).toBe('invalidAmount');
  });
});
