import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { awardEnd, awardOf, bonusLeft, bonusMultiplier, bonusWon, growsWithDeposit } from './index.ts';
import type { AwardRules } from './index.ts';

const match: AwardRules = {
  kind: 'BONUS_ONLY',
  rewardKind: 'MULTIPLIER',
  bonus: money.of(2_500n),
  factor: 100,
  largestBonus: money.of(50_000n),
  wagering: 1,
};
const given = (change: Partial<AwardRules>, deposit: bigint) =>
  awardOf({ ...match, ...change }, money.of(deposit));

describe('a bonus that matches a deposit', () => {
  it.each([
    ['nothing by nothing', {}, 0n, 0n],
    ['a cent by a cent', {}, 1n, 1n],
    ['a cent below the limit in full', {}, 49_999n, 49_999n],
    ['the limit in full', {}, 50_000n, 50_000n],
    ['a cent above the limit up to it', {}, 50_001n, 50_000n],
    ['a cent at half, rounded up', { factor: 50 }, 1n, 1n],
    ['three cents at a quarter, rounded up', { factor: 25 }, 3n, 1n],
    ['a cent at a quarter, rounded down', { factor: 25 }, 1n, 0n],
    ['at one and a half', { factor: 150 }, 1_001n, 1_502n],
    ['at nothing', { factor: 0 }, 50_000n, 0n],
    ['with a limit of nothing', { largestBonus: money.zero }, 50_000n, 0n],
    ['without limit', { largestBonus: null }, 50_001n, 50_001n],
    ['a coin of 8 decimals', { largestBonus: null }, 123_456_789n, 123_456_789n],
  ] as const)('matches %s', (_what, change, deposit, bonus) => {
    expect(given(change, deposit)).toEqual({ bonus, turnoverTarget: bonus });
  });

  it('never passes its limit, and never pays less for more', () => {
    const deposits = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(deposits, deposits, fc.integer({ min: 0, max: 500 }), (deposit, more, factor) => {
        const { bonus } = given({ factor }, deposit);
        expect(bonus >= 0n && bonus <= 50_000n).toBe(true);
        expect(given({ factor }, deposit + more).bonus >= bonus).toBe(true);
      }),
    );
  });
});

describe('a fixed bonus', () => {
  it.each([
    ['of any deposit', { rewardKind: 'DIRECT' }, 90_000n],
    ['of none', { rewardKind: 'DIRECT' }, 0n],
    ['whatever the factor', { rewardKind: 'DIRECT', factor: 900 }, 90_000n],
    ['above the limit of a match', { rewardKind: 'DIRECT', largestBonus: money.of(1n) }, 90_000n],
  ] as const)('is itself, %s', (_what, change, deposit) => {
    expect(given(change, deposit).bonus).toBe(2_500n);
  });
});

describe('the target', () => {
  it.each([
    ['of the bonus alone', { kind: 'BONUS_ONLY' }, 10_000n, 10_000n],
    ['of bonus and deposit', { kind: 'BONUS_PLUS_DEPOSIT' }, 10_000n, 20_000n],
    ['thirty times', { kind: 'BONUS_PLUS_DEPOSIT', wagering: 30 }, 10_000n, 600_000n],
    ['of the limited bonus, not of the whole match', { wagering: 2 }, 80_000n, 100_000n],
    ['of the limited bonus and the whole deposit', { kind: 'BONUS_PLUS_DEPOSIT' }, 80_000n, 130_000n],
    ['of nothing to wager', { kind: 'BONUS_PLUS_DEPOSIT', wagering: 0 }, 10_000n, 0n],
    ['of a deposit, without a bonus', { kind: 'BONUS_PLUS_DEPOSIT', factor: 0 }, 10_000n, 10_000n],
    ['of no deposit', { kind: 'BONUS_PLUS_DEPOSIT', rewardKind: 'DIRECT' }, 0n, 2_500n],
  ] as const)('is %s', (_what, change, deposit, target) => {
    expect(given(change, deposit).turnoverTarget).toBe(target);
  });
});

describe('what is left of a bonus', () => {
  it.each([
    ['all of it', 2_500n, 0n, 2_500n],
    ['a cent', 1n, 0n, 1n],
    ['nothing', 0n, 0n, 0n],
    ['its winnings too', 9_000n, 1_000n, 8_000n],
    ['nothing of what was there before', 1_000n, 1_000n, 0n],
    ['nothing when it took of that', 999n, 1_000n, 0n],
  ])('is %s', (_what, balance, before, left) => {
    expect(bonusLeft(money.of(balance), money.of(before))).toBe(left);
  });
});

describe('what of it was won', () => {
  it.each([
    ['nothing while it is as it was given', 2_500n, 0n],
    ['what is above that', 2_501n, 1n],
    ['nothing below it', 2_499n, 0n],
    ['nothing of nothing', 0n, 0n],
  ])('is %s', (_what, left, won) => {
    expect(bonusWon(money.of(left), money.of(2_500n))).toBe(won);
  });
});

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [101, '1.01'],
  [1_000, '10.00'],
])('a factor of %i hundredths is written %s', (factor, text) => {
  expect(bonusMultiplier(factor)).toBe(text);
});

it.each([
  ['BONUS_ONLY', 'DIRECT', false],
  ['BONUS_ONLY', 'MULTIPLIER', true],
  ['BONUS_PLUS_DEPOSIT', 'DIRECT', true],
  ['BONUS_PLUS_DEPOSIT', 'MULTIPLIER', true],
] as const)(
  'what a %s promo with a %s reward asks for grows with the deposit: %s',
  (kind, rewardKind, grows) => {
    expect(growsWithDeposit({ kind, rewardKind })).toBe(grows);
  },
);

it.each([
  [null, null],
  [0, '2026-03-30T02:00:00.000Z'],
  [7, '2026-04-06T02:00:00.000Z'],
  [366, '2027-03-31T02:00:00.000Z'],
])('an award with %j days to play that begins on 30 March 2026 ends at %j', (days, end) => {
  expect(awardEnd(days, new Date('2026-03-30T02:00:00.000Z'))?.toISOString() ?? null).toBe(end);
});
