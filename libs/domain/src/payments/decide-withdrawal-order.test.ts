import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decideWithdrawal, decideWithdrawalAccess, withdrawalReasons } from './index.ts';
import type { WithdrawalDraft, WithdrawalFacts, WithdrawalReason, WithdrawalStage } from './index.ts';
import { disputed, draft, promoAtStake, withdrawal } from './testing/withdrawals.ts';

const facts: WithdrawalFacts = { ...withdrawal, draft };
const welcome = promoAtStake({ bonus: '50.00', winnings: '0.00', freeSpins: 0 });

type Wrong = (given: WithdrawalFacts) => WithdrawalFacts;

const withDraft =
  (change: Partial<WithdrawalDraft>): Wrong =>
  (given) => ({ ...given, draft: { ...draft, ...given.draft, ...change } });

const withAccess =
  (change: Partial<WithdrawalFacts['access']>): Wrong =>
  (given) => ({ ...given, access: { ...given.access, ...change } });

/** What is wrong, by the reason that it alone is refused for. */
const wrongs = {
  supersededByNewer: withDraft({ superseded: 'NEWER' }),
  supersededByPassword: withDraft({ superseded: 'PASSWORD' }),
  draftExpired: withDraft({ now: new Date('2026-03-03T02:00:00.000Z') }),
  signedOut: withAccess({ signedIn: false }),
  blocked: withAccess({ withdrawalBlocked: true }),
  notVerified: withAccess({ verified: false }),
  depositDisputed: (given) => ({ ...given, disputed: [disputed] }),
  currencyMismatch: (given) => ({ ...given, currency: { ...given.currency, stated: 'NZD' } }),
  methodMissing: (given) => ({ ...given, method: null }),
  methodUnavailable: (given) => ({ ...given, method: { enabled: false } }),
  invalidAmount: (given) => ({ ...given, amount: null }),
  insufficientBalance: (given) => ({ ...given, withdrawable: money.of(100n) }),
  belowMinimum: (given) => ({ ...given, amount: given.amount && money.of(4_999n) }),
  aboveMaximum: (given) => ({ ...given, amount: given.amount && money.of(750_001n) }),
  promoActive: (given) => ({ ...given, promo: welcome }),
} as const satisfies Partial<Record<WithdrawalReason, Wrong>>;

type Told = keyof typeof wrongs;

const orders: Readonly<Record<WithdrawalStage, readonly Told[]>> = {
  form: [
    'draftExpired',
    'signedOut',
    'blocked',
    'notVerified',
    'depositDisputed',
    'currencyMismatch',
    'methodMissing',
    'invalidAmount',
    'insufficientBalance',
    'belowMinimum',
    'promoActive',
  ],
  draft: [
    'supersededByNewer',
    'draftExpired',
    'signedOut',
    'blocked',
    'notVerified',
    'depositDisputed',
    'currencyMismatch',
    'methodUnavailable',
    'invalidAmount',
    'insufficientBalance',
    'aboveMaximum',
    'promoActive',
  ],
  authorize: [
    'supersededByPassword',
    'draftExpired',
    'signedOut',
    'blocked',
    'notVerified',
    'depositDisputed',
    'invalidAmount',
    'insufficientBalance',
    'aboveMaximum',
    'promoActive',
  ],
};

const reasonOf = (given: WithdrawalFacts, stage: WithdrawalStage) => {
  const decision = decideWithdrawal(given, stage);
  return decision.allowed ? null : decision.reason;
};

const stages = ['form', 'draft', 'authorize'] as const;

describe('the order of the reasons against a withdrawal', () => {
  it.each(stages)('has nothing to say of a withdrawal that is right: %s', (stage) => {
    expect(decideWithdrawal(facts, stage)).toEqual({
      allowed: true,
      plan: { amount: 10_000n, endsPromo: false, endsAwards: [] },
    });
    expect(reasonOf({ ...facts, draft: null }, stage)).toBeNull();
  });

  it.each(stages.flatMap((stage) => orders[stage].map((reason) => [stage, reason] as const)))(
    'at the stage %s, one thing wrong is told as %s',
    (stage, reason) => {
      expect(reasonOf(wrongs[reason](facts), stage)).toBe(reason);
    },
  );

  const pairs = stages.flatMap((stage) =>
    orders[stage].flatMap((first, at) =>
      orders[stage].slice(at + 1).map((second) => [stage, first, second] as const),
    ),
  );

  it.each(pairs)('WDR-09 at the stage %s, %s is told before %s', (stage, first, second) => {
    expect(reasonOf(wrongs[first](wrongs[second](facts)), stage)).toBe(first);
    expect(reasonOf(wrongs[second](wrongs[first](facts)), stage)).toBe(first);
  });

  it.each(['currencyMismatch', 'methodMissing', 'methodUnavailable'] as const)(
    'on authorization, %s is not looked at again',
    (wrong) => {
      expect(reasonOf(wrongs[wrong](facts), 'authorize')).toBeNull();
    },
  );

  it('WDR-06 names a method that is off as missing in the form and as unavailable in the draft', () => {
    expect(reasonOf({ ...facts, method: { enabled: false } }, 'form')).toBe('methodMissing');
    expect(reasonOf({ ...facts, method: null }, 'draft')).toBe('methodUnavailable');
  });
});

describe('the figures of a refused withdrawal', () => {
  it.each([
    ['NZD', 'NZD', 'currencyMismatch'],
    ['AUD', 'AUD', 'blocked'],
    [null, 'AUD', 'blocked'],
  ])('WALLET-16 stated in %s, name %s, the limits and the balance', (stated, named, reason) => {
    const access = { ...facts.access, withdrawalBlocked: reason === 'blocked' };
    const currency = { ...facts.currency, stated };
    expect(decideWithdrawal({ ...facts, access, currency }, 'draft')).toEqual({
      allowed: false,
      reason,
      details: {
        minimum: 5_000n,
        maximum: 750_000n,
        type: 'FIAT',
        active: 'AUD',
        stated: named,
        withdrawable: 900_000n,
        disputed: [],
        promo: null,
        awards: [],
      },
    });
  });
});

describe('who may withdraw', () => {
  it.each([
    [true, false, true, null],
    [true, false, false, 'notVerified'],
    [true, true, true, 'blocked'],
    [true, true, false, 'blocked'],
    [false, false, true, 'signedOut'],
    [false, false, false, 'signedOut'],
    [false, true, true, 'signedOut'],
    [false, true, false, 'signedOut'],
    [null, false, true, null],
    [null, false, false, 'notVerified'],
    [null, true, true, 'blocked'],
    [null, true, false, 'blocked'],
  ] as const)(
    'WDR-08 WDR-11 signed in %s, blocked %s, verified %s: %s',
    (signedIn, withdrawalBlocked, verified, reason) => {
      const decision = decideWithdrawalAccess({ signedIn, withdrawalBlocked, verified });
      expect(decision.allowed ? null : decision.reason).toBe(reason);
    },
  );
});

describe('the text about disputed deposits', () => {
  const bitcoin = { amount: '0.00500000', currency: { symbol: '₿', type: 'CRYPTO' } } as const;

  it.each([
    [
      [disputed],
      'Your deposit of A$1,000.00 was disputed and is still owed. You can withdraw once that is settled. Please contact support.',
    ],
    [
      [disputed, bitcoin],
      'Your deposits of A$1,000.00 and ₿0.00500000 were disputed and are still owed. You can withdraw once that is settled. Please contact support.',
    ],
  ])('names each by its amount, whatever is withdrawn in', (deposits, text) => {
    const change = { disputed: deposits, currency: { type: 'FIAT', active: 'NZD', stated: null } as const };
    const decision = decideWithdrawal({ ...facts, ...change }, 'draft');
    expect(decisionText(withdrawalReasons, decision)).toBe(text);
    expect([withdrawalReasons.depositDisputed.code, withdrawalReasons.depositDisputed.mend]).toEqual([
      'WITHDRAWAL_BLOCKED',
      'supportModal',
    ]);
  });
});
