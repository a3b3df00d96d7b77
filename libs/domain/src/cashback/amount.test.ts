import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  cashbackAccount,
  cashbackClaimReasons,
  coveredGain,
  decideCashbackClaim,
  hasReachedMonthlyLimit,
  isMonthlyLimitShown,
  monthlyLimit,
} from './index.ts';
import type { CashbackTerms } from './index.ts';

const terms: CashbackTerms = { share: 500, onLossesOnly: true, maxMonthlyClaim: money.zero };
const now = new Date('2026-03-09T12:00:00.000Z');
/** @param received by claims of this month of which nothing else was kept */
const amountOf = (
  change: Partial<CashbackTerms>,
  turnover: bigint,
  payout = 0n,
  received = 0n,
  { disputed = 0n, coveredGain = 0n } = {},
) => {
  const totals = {
    ...{ staked: money.of(turnover), turnover: money.of(turnover) },
    ...{ payout: money.of(payout), coveredGain: money.of(coveredGain) },
  };
  return cashbackAccount({
    terms: { ...terms, ...change },
    play: { totals, until: now },
    claims: [{ at: now, paid: money.of(received), losses: null }],
    disputed: [{ amount: money.of(disputed), paidInAt: new Date(0), disputedAt: new Date(0) }],
    ...{ reversed: [], now, timezones: [{ timezone: 'UTC', since: 0 }] },
  }).amount;
};

describe('the share of a cashback', () => {
  it.each([
    ['of nothing', {}, 0n, 0n, 0n],
    ['of 0 %', { share: 0 }, 100_000n, 0n, 0n],
    ['of 100 %', { share: 10_000 }, 12_345n, 0n, 12_345n],
    ['of a hundredth of a percent', { share: 1 }, 10_000n, 0n, 1n],
    ['of half a cent', {}, 10n, 0n, 1n],
    ['of less than half a cent', {}, 9n, 0n, 0n],
    ['of losses that are gains', {}, 100n, 101n, 0n],
    ['of a loss of one cent at 50 %', { share: 5_000 }, 101n, 100n, 1n],
    ['of turnover that was won back', { onLossesOnly: false }, 10_000n, 10_000n, 500n],
    ['of one whole coin of 8 decimals', {}, 100_000_000n, 0n, 5_000_000n],
    ['of a few of its smallest parts', { share: 333 }, 15n, 0n, 0n],
    ['of a few more of them', { share: 333 }, 16n, 0n, 1n],
  ] as const)('%s', (_what, change, turnover, payout, amount) => {
    expect(amountOf(change, turnover, payout)).toBe(amount);
  });
});

describe('of a disputed deposit that is not taken back', () => {
  const byTurnover = { onLossesOnly: false };
  const limited = { maxMonthlyClaim: money.of(1_000n) };

  it.each([
    ['what it paid for is no loss of the member', {}, 118_000n, 0n, 100_000n, 900n],
    ['what was won comes off first', {}, 118_000n, 18_000n, 100_000n, 0n],
    ['more than was lost leaves nothing', {}, 50_000n, 0n, 100_000n, 0n],
    ['the turnover was at risk all the same', byTurnover, 100_000n, 0n, 100_000n, 5_000n],
    ['what is left is capped as ever', limited, 150_000n, 0n, 100_000n, 1_000n],
    ['nothing is the loss as it was', {}, 18_000n, 0n, 0n, 900n],
  ] as const)('%s', (_what, change, turnover, payout, disputed, amount) => {
    expect(amountOf(change, turnover, payout, 0n, { disputed })).toBe(amount);
  });
});

it.each([
  ['covered stakes that won lower what was lost beside them', {}, 10_000n, 7_400n, 130n],
  ['they may have won all of it', {}, 10_000n, 10_001n, 0n],
  ['the turnover beside them was at risk all the same', { onLossesOnly: false }, 10_000n, 7_400n, 500n],
] as const)('%s', (_what, change, turnover, coveredGain, amount) => {
  expect(amountOf(change, turnover, 0n, 0n, { coveredGain })).toBe(amount);
});

it.each([
  ['what they won', 7_400n, 0n, 7_400n],
  ['nothing when they lost', -1n, 0n, 0n],
  ['what they won beyond what they lost the week before', 90_000n, -88_000n, 2_000n],
  ['nothing when they lost more then', 90_000n, -99_000n, 0n],
  ['all of it when they won before, too', 7_400n, 5_000n, 7_400n],
  ['nothing when they lost in both', -5n, -5n, 0n],
] as const)('covered stakes have won %s', (_what, net, before, gain) => {
  expect(coveredGain(money.of(net), money.of(before))).toBe(gain);
});

describe('the limit of the month', () => {
  const limit = { maxMonthlyClaim: money.of(1_000n) };

  it.each([
    ['is not touched one cent below', 19_980n, 0n, 999n],
    ['is reached', 20_000n, 0n, 1_000n],
    ['caps one cent more', 20_020n, 0n, 1_000n],
    ['leaves what was not received yet', 20_000n, 999n, 1n],
    ['leaves nothing once it is received', 20_000n, 1_000n, 0n],
    ['leaves nothing beyond it', 20_000n, 1_001n, 0n],
  ] as const)('%s', (_what, turnover, received, amount) => {
    expect(amountOf(limit, turnover, 0n, received)).toBe(amount);
  });

  it.each([
    [999n, 1_000n, false],
    [1_000n, 1_000n, true],
    [1_001n, 1_000n, true],
    [0n, 1n, false],
    [1n, 1n, true],
    [0n, 0n, false],
    [5n, -1n, false],
  ])('with %i received of %i is reached: %s', (received, most, reached) => {
    expect(hasReachedMonthlyLimit(money.of(received), money.of(most))).toBe(reached);
  });

  it.each([
    [1n, 1n],
    [1_000n, 1_000n],
    [0n, null],
    [-1n, null],
  ])('of %i is %s', (most, told) => {
    expect(monthlyLimit({ maxMonthlyClaim: money.of(most) })).toBe(told);
  });

  it('below zero is none, as for a promo', () => {
    expect(amountOf({ maxMonthlyClaim: money.of(-1n) }, 20_000n)).toBe(1_000n);
  });

  it('is never exceeded by all the claims of a month, and is reached when they ask for more', () => {
    const losses = fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { maxLength: 10 });
    fc.assert(
      fc.property(losses, (weeks) => {
        let received = 0n;
        let wanted = 0n;
        for (const lost of weeks) {
          wanted += amountOf({}, lost);
          received += amountOf(limit, lost, 0n, received);
        }
        expect(received).toBe(wanted < 1_000n ? wanted : 1_000n);
        expect(hasReachedMonthlyLimit(money.of(received), money.of(1_000n))).toBe(wanted >= 1_000n);
      }),
    );
  });

  it('a cashback is never below zero and never above what was lost', () => {
    const totals = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(totals, totals, fc.integer({ min: 0, max: 10_000 }), (turnover, payout, share) => {
        const amount = amountOf({ share }, turnover, payout);
        const lost = turnover > payout ? turnover - payout : 0n;
        expect(amount >= 0n && amount <= lost).toBe(true);
      }),
    );
  });
});

describe('two reasons against a claim', () => {
  const cashback = {
    levelRequirement: 3,
    reachedLimit: false,
    claimable: true,
    claimDay: null,
    missed: false,
  };
  const limited = { ...cashback, reachedLimit: true };
  const early = { ...cashback, claimable: false };

  it.each([
    ['signedOut', 'a visitor, below the level', { signedIn: false, cashback, level: 2 }],
    ['signedOut', 'a visitor, at the limit', { signedIn: false, cashback: limited, level: 3 }],
    ['signedOut', 'a visitor, too early', { signedIn: false, cashback: early, level: 3 }],
    ['cashbackUnknown', 'below the level, too early', { signedIn: true, cashback: early, level: 2 }],
    [
      'limitReached',
      'the limit, while the level is not known',
      { signedIn: true, cashback: limited, level: null },
    ],
    ['notClaimable', 'too early, at the level', { signedIn: true, cashback: early, level: 3 }],
  ] as const)('are answered with %s: %s', (reason, _what, facts) => {
    expect(decideCashbackClaim(facts)).toMatchObject({ allowed: false, reason });
  });

  it('CASHBK-06 a claim from the required level on is of that cashback', () => {
    const answer = { allowed: true, plan: { cashback } };
    expect(decideCashbackClaim({ signedIn: true, cashback, level: 3 })).toEqual(answer);
    expect(decideCashbackClaim({ signedIn: true, cashback, level: 4 })).toEqual(answer);
    const refusal = { allowed: false, reason: 'cashbackUnknown' };
    expect(decideCashbackClaim({ signedIn: true, cashback, level: 2 })).toMatchObject(refusal);
  });

  it('leads a visitor to the login', () => {
    expect(cashbackClaimReasons.signedOut.mend).toBe('loginModal');
  });
});

it.each([
  [500n, 0n, 0n, false],
  [500n, 1n, 0n, true],
  [500n, 0n, 1n, true],
  [0n, 1n, 1n, false],
])(
  'the use of a monthly limit of %s, with %s received and %s collected, is shown: %s',
  (limit, received, amount, shown) => {
    const claims = {
      maxMonthlyClaim: money.of(limit),
      receivedThisMonth: money.of(received),
      amount: money.of(amount),
    };
    expect(isMonthlyLimitShown(claims)).toBe(shown);
  },
);
