import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedTier, levelAfter, levelOf, levelProgress, tiers } from './index.ts';

const points = (count: number) => BigInt(count) * 100n;
const experience = fc.bigInt({ min: 0n, max: 120_000_000n });

describe('the boundary of a level', () => {
  it.each([
    [1, 500],
    [2, 1_500],
    [3, 5_000],
    [4, 12_500],
    [5, 30_000],
    [6, 75_000],
    [7, 150_000],
    [8, 300_000],
    [9, 600_000],
    [10, 1_000_000],
  ])('%i is at %i points, not a hundredth before', (level, required) => {
    expect(levelOf(points(required) - 1n)).toBe(level - 1);
    expect(levelOf(points(required))).toBe(level);
    expect(levelOf(points(required) + 1n)).toBe(level);
  });

  it('is not below the base level, not even for less than no experience', () => {
    expect([levelOf(0n), levelOf(-1n)]).toEqual([0, 0]);
  });

  it('LEVEL-12 more experience never means a lower level', () => {
    fc.assert(
      fc.property(experience, experience, (held, gained) => {
        expect(levelOf(held + gained)).toBeGreaterThanOrEqual(levelOf(held));
      }),
    );
  });
});

describe('a gain of experience', () => {
  it.each([
    ['that reaches nothing', 0, 49_999n, 0, []],
    ['that reaches a level to the hundredth', 0, 50_000n, 1, [1]],
    ['of a member who is there already', 1, 50_000n, 1, []],
    ['that jumps from the first level to the last', 0, 100_000_000n, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['of a member whom the operator placed higher', 7, 50_000n, 7, []],
    ['of a member on the highest level', 10, 999_999_999n, 10, []],
  ] as const)('%s', (_what, level, total, after, reached) => {
    expect(levelAfter(level, total)).toEqual({ level: after, reached });
  });

  it('reaches each level once and in order, so that no reward is given twice', () => {
    const gains = fc.array(fc.bigInt({ min: 0n, max: 30_000_000n }), { maxLength: 12 });
    fc.assert(
      fc.property(gains, (steps) => {
        let level = 0;
        let total = 0n;
        const reached: number[] = [];
        for (const step of steps) {
          total += step;
          const change = levelAfter(level, total);
          expect(change.level).toBeGreaterThanOrEqual(level);
          level = change.level;
          reached.push(...change.reached);
        }
        expect(reached).toEqual(Array.from({ length: level }, (_, index) => index + 1));
      }),
    );
  });
});

describe('LEVEL-11 the progress to the next level', () => {
  it.each([
    ['half way', 0, 25_000n, 5_000],
    ['a hundredth of a percent short', 0, 49_997n, 9_999],
    ['so near that it rounds up', 0, 49_998n, 10_000],
    ['at the requirement', 0, 50_000n, 10_000],
    ['beyond it', 0, 50_001n, 10_000],
    ['a hundredth of a percent beyond it', 0, 50_005n, 10_000],
    ['half of a hundredth of a percent', 9, 5_000n, 1],
    ['less than half of one', 9, 4_999n, 0],
    ['from the requirement of the level before', 2, 150_000n, 3_000],
    ['of a level that was given', 5, 0n, 0],
    ['on the highest level', 10, 0n, 10_000],
  ] as const)('%s', (_what, level, total, progress) => {
    expect(levelProgress(level, total)).toBe(progress);
  });

  it('is from 0 to 100 % and never falls with more experience', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), experience, experience, (level, held, gained) => {
        const before = levelProgress(level, held);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(levelProgress(level, held + gained)).toBeGreaterThanOrEqual(before);
        expect(levelProgress(level, held + gained)).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});

describe('LEVEL-05 a tier as shown', () => {
  it.each([
    ['at its caps', 10, 1_000_000, 10_000, 1_000_000, 10_000],
    ['a point above', 10, 1_000_001, 10_001, 1_000_000, 10_000],
    ['with experience above alone', 10, 1_000_001, 9_999, 1_000_000, 9_999],
    ['with a bonus above alone', 10, 999_999, 10_001, 999_999, 10_000],
    ['of another level, above both', 9, 1_000_001, 10_001, 1_000_001, 10_001],
  ])('%s', (_what, level, xpRequired, bonusFunds, shownXp, shownBonus) => {
    expect(displayedTier({ level, xpRequired, bonusFunds })).toEqual({
      level,
      xpRequired: shownXp,
      bonusFunds: shownBonus,
    });
  });

  it('keeps its name and its cashback', () => {
    expect(displayedTier({ level: 10, name: 'Opal', xpRequired: 2_000_000, bonusFunds: 1 })).toEqual({
      level: 10,
      name: 'Opal',
      xpRequired: 1_000_000,
      bonusFunds: 1,
    });
  });

  it('changes none of the eleven', () => {
    expect(tiers.map(displayedTier)).toEqual(tiers);
  });

  it('has the names from Fledgling to Black Opal', () => {
    expect(tiers.map(({ name }) => name).join(', ')).toBe(
      'Fledgling, Bottle Cap, Button, Brass Key, Sixpence, Silver Spoon, Sapphire, Pearl, Nugget, Pink Diamond, Black Opal',
    );
  });
});
