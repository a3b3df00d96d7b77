import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideStake, limitTexts, stakeLadder, stakeReasons } from './index.ts';
import type { StakeFacts } from './index.ts';
import { isWithinLimits, stakeLimits } from './stakes.ts';

const asCents = (cents: bigint) => money.of(cents);
const cents = (units: number) => money.of(BigInt(units));
const ladder = [20, 50, 10_000].map(cents);
const facts: StakeFacts = { play: 'SLOT', stake: '0.50', type: 'FIAT', ladder };
const answerTo = (change: Partial<StakeFacts>) => {
  const decision = decideStake({ ...facts, ...change });
  return decision.allowed ? decision.plan.stake : decision.reason;
};

describe('PLAY-34 the ladder of a kind of game in AUD', () => {
  it.each([
    ['ANY', ['20', '50', '100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000', '100000']],
    ['SLOT', ['20', '50', '100', '200', '500', '1000', '2000', '5000', '10000']],
    ['SPORTSBOOK', ['100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000', '100000']],
  ] as const)('%s', (game, rungs) => {
    expect(stakeLadder(game, asCents).map(String)).toEqual(rungs);
  });

  it('is one rung where all of it becomes one', () => {
    expect(stakeLadder('ANY', () => cents(1))).toEqual([1n]);
  });

  it('has all its slot stakes on the ten lines of a slot', () => {
    for (const rung of stakeLadder('SLOT', asCents)) expect(rung % 10n).toBe(0n);
  });

  it('rises at every rate, each rung 1, 2 or 5 with noughts behind', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 6n }), (rate) => {
        const rungs = stakeLadder('ANY', (amount) => money.of(amount * rate));
        expect(rungs).toEqual(rungs.toSorted((a, b) => Number(a - b)));
        for (const rung of rungs) expect(String(rung)).toMatch(/^[125]0*$/);
      }),
    );
  });
});

describe('the limits of a ladder', () => {
  it('are its ends, in whatever order it comes', () => {
    expect(stakeLimits([500, 20, 10_000].map(cents))).toEqual({ min: 20n, max: 10_000n });
    expect(stakeLimits([cents(7)])).toEqual({ min: 7n, max: 7n });
  });

  it.each([
    [19, false],
    [20, true],
    [21, true],
    [9_999, true],
    [10_000, true],
    [10_001, false],
    [0, false],
    [-20, false],
  ])('hold %i: %s', (stake, within) => {
    expect(isWithinLimits(cents(stake), { min: cents(20), max: cents(10_000) })).toBe(within);
  });

  it('are written with the decimals of the currency', () => {
    expect(limitTexts(ladder, 'FIAT')).toEqual({ min: '0.20', max: '100.00' });
    expect(limitTexts(ladder, 'CRYPTO')).toEqual({ min: '0.00000020', max: '0.00010000' });
  });
});

describe('PLAY-34 a stake as text', () => {
  it.each([
    ['a rung', 'SLOT', 'FIAT', '0.50', 50n],
    ['a rung with fewer decimals', 'SLOT', 'FIAT', '0.5', 50n],
    ['the highest rung', 'SLOT', 'FIAT', '100', 10_000n],
    ['a cent above a rung', 'SLOT', 'FIAT', '0.51', 'unplayable'],
    ['a third decimal', 'SLOT', 'FIAT', '0.500', 'unplayable'],
    ['a rung of 8 decimals', 'SLOT', 'CRYPTO', '0.00000050', 50n],
    ['a ninth decimal', 'SLOT', 'CRYPTO', '0.000000500', 'unplayable'],
    ['an exponent', 'SLOT', 'FIAT', '5e-1', 'unplayable'],
    ['blanks', 'SLOT', 'FIAT', ' 0.50', 'unplayable'],
    ['nothing', 'SLOT', 'FIAT', '', 'unplayable'],
    ['more than a ledger holds', 'SLOT', 'FIAT', '9'.repeat(30), 'unplayable'],
    ['the least free spin', 'FREE_SPIN', 'FIAT', '0.01', 1n],
    ['a free spin above every rung', 'FREE_SPIN', 'FIAT', '100.01', 10_001n],
    ['a free spin below zero', 'FREE_SPIN', 'FIAT', '-0.01', 'unplayable'],
    ['a free spin that is no number', 'FREE_SPIN', 'FIAT', 'x', 'unplayable'],
    ['between two rungs', 'SPORTSBOOK', 'FIAT', '0.51', 51n],
    ['between two rungs of 8 decimals', 'SPORTSBOOK', 'CRYPTO', '0.00000051', 51n],
    ['a cent below', 'SPORTSBOOK', 'FIAT', '0.19', 'outsideLimits'],
    ['a cent above', 'SPORTSBOOK', 'FIAT', '100.01', 'outsideLimits'],
    ['below zero', 'SPORTSBOOK', 'FIAT', '-0.20', 'outsideLimits'],
    ['no number', 'SPORTSBOOK', 'FIAT', 'x', 'outsideLimits'],
  ] as const)('of %s', (_what, play, type, stake, answer) => {
    expect(answerTo({ play, type, stake })).toBe(answer);
  });

  it('that a slot does not take is answered with the ends of its ladder too', () => {
    expect(decideStake({ ...facts, stake: '3' })).toEqual({
      allowed: false,
      reason: 'unplayable',
      details: { min: '0.20', max: '100.00' },
    });
  });

  it('is refused by the field it was typed in', () => {
    expect([stakeReasons.unplayable.field, stakeReasons.outsideLimits.field]).toEqual(['stake', 'stake']);
  });
});
