import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { drawOutcome, fixedOddsPayout, oddsOf } from './index.ts';
import { lowestOdds, oddsMargin } from './fixed-odds.ts';

const weights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const paid = (stake: bigint, odds: number) => fixedOddsPayout(money.of(stake), odds);

describe('odds', () => {
  it.each([
    ['of a certainty are the lowest', [1], undefined, [101]],
    ['of a near certainty are the lowest', [10_000, 1], undefined, [101, 943_490]],
    ['of a certainty without a margin are the lowest too', [1], 0, [101]],
    ['of three alike', [1, 1, 1], undefined, [283, 283, 283]],
    ['of three alike without a margin, rounded down', [1, 1, 1], 0, [300, 300, 300]],
    ['of a third and two thirds without a margin', [1, 2], 0, [300, 150]],
    ['of one in seven without a margin', [1, 6], 0, [700, 116]],
    ['of halves with the whole as margin', [1, 1], 10_000, [101, 101]],
    ['of a quarter with a margin of one hundredth of a percent', [1, 3], 1, [399, 133]],
  ])('%s', (_what, chances, margin, odds) => {
    expect(oddsOf(chances, margin)).toEqual(odds);
  });

  it('have a margin of 6 %, and never fall below 1.01', () => {
    expect([oddsMargin, lowestOdds]).toEqual([600, 101]);
    fc.assert(
      fc.property(weights, (chances) => {
        for (const odds of oddsOf(chances)) expect(odds).toBeGreaterThanOrEqual(101);
      }),
    );
  });

  it('are the same for chances that are the same by another measure', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 2, max: 9 }), (chances, times) => {
        expect(oddsOf(chances.map((chance) => chance * times))).toEqual(oddsOf(chances));
      }),
    );
  });

  it('are higher for what is less likely', () => {
    fc.assert(
      fc.property(weights, (chances) => {
        const odds = oddsOf(chances);
        for (const [one, chance] of chances.entries()) {
          for (const [other, rival] of chances.entries()) {
            if (chance < rival) expect(odds[one]).toBeGreaterThanOrEqual(odds[other] ?? 0);
          }
        }
      }),
    );
  });
});

describe('the draw', () => {
  it.each([
    ['of one', [7], 0.999, 0],
    ['of the first at its edge', [1, 1], 0.4999999, 0],
    ['of the second at its beginning', [1, 1], 0.5, 1],
    ['of the last at the end of chance', [3, 1], 0.9999999999999999, 1],
    ['of the last, should chance be 1', [3, 1], 1, 1],
  ])('%s', (_what, chances, random, outcome) => {
    expect(drawOutcome(chances, random)).toBe(outcome);
  });

  it('gives each outcome its share of all chances', () => {
    fc.assert(
      fc.property(weights, (chances) => {
        const total = sum(chances);
        // The middle of each of equal parts, as a float at the very edge may round either way.
        const drawn = Array.from({ length: total }, (_, part) => drawOutcome(chances, (part + 0.5) / total));
        expect(chances.map((_, index) => drawn.filter((each) => each === index).length)).toEqual(chances);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a payout at fixed odds', () => {
  it.each([
    ['a cent at 1.49, rounded down', 1n, 149, 1n],
    ['a cent at 1.50, rounded up', 1n, 150, 2n],
    ['half a cent up at odds of 2.05', 10n, 205, 21n],
    ['a thousand dollars at the lowest odds', 100_000n, 101, 101_000n],
    ['the smallest part of a coin', 1n, 101, 1n],
    ['a coin of 8 decimals', 100_000_000n, 188, 188_000_000n],
  ])('of %s', (_what, stake, odds, payout) => {
    expect(paid(stake, odds)).toBe(payout);
  });

  it('is never below the stake, and grows with stake and odds', () => {
    const stakes = fc.bigInt({ min: 0n, max: 10n ** 10n });
    const some = fc.integer({ min: 101, max: 100_000 });
    fc.assert(
      fc.property(stakes, stakes, some, some, (stake, more, odds, higher) => {
        expect(paid(stake, odds) >= stake).toBe(true);
        expect(paid(stake + more, odds) >= paid(stake, odds)).toBe(true);
        expect(paid(stake, odds + higher) >= paid(stake, odds)).toBe(true);
      }),
    );
  });
});
