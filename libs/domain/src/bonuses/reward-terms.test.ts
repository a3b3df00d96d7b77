import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { rewardTerms } from './index.ts';

it('a reward of a level has to be turned over once', () => {
  expect(rewardTerms(money.of(5_000n))).toEqual({
    least: { deposit: 0n, bonus: 5_000n, turnoverTarget: 5_000n, toPlayWith: 5_000n },
    most: null,
    largestBonus: 5_000n,
  });
});
