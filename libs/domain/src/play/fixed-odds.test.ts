import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { drawOutcome, fixedOddsPayout, oddsOf } from './index.ts';
import { lowestOdds } from './fixed-odds.ts';

const cents = (amount: number) => money.of(BigInt(amount));
const someWeights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 4 });

describe('fixed odds', () => {
  it.each([
    [
      [1, 1],
      [188, 188],
    ],
    [
      [50, 25, 25],
      [188, 377, 377],
    ],
    [
      [9, 1],
      [104, 943],
    ],
    [
      [99, 1],
      [101, 9433],
    ],
  ])('of the weights %j are %j, less a margin of 6 %%', (weights, odds) => {
    expect(oddsOf(weights)).toEqual(odds);
  });

  it('are fair without a margin', () => {
    expect(oddsOf([1, 3], 0)).toEqual([400, 133]);
  });

  it('never promise more than the chances are worth, save for the lowest odds', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [index, odds] of oddsOf(weights).entries()) {
          const worth = (odds * (weights[index] ?? 0)) / total;
          expect(odds === lowestOdds || worth < 94.4).toBe(true);
        }
      }),
    );
  });

  it.each([
    [0, 0],
    [0.4999, 0],
    [0.5, 1],
    [0.7499, 1],
    [0.75, 2],
    [0.999999, 2],
  ])('draw at %d the outcome %i', (random, outcome) => {
    expect(drawOutcome([50, 25, 25], random)).toBe(outcome);
  });

  it.each([
    [1000, 215, 2150n],
    [1, 150, 2n],
    [333, 101, 336n],
    [0, 900, 0n],
  ])('pay for a stake of %i cents at %i hundredths %i', (stake, odds, payout) => {
    expect(fixedOddsPayout(cents(stake), odds)).toBe(payout);
  });
});
