import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideRewardEnding, rewardEndingReasons } from './index.ts';

it('a reward that the operator ends exists and is held', () => {
  expect(decideRewardEnding({ held: true })).toEqual({ allowed: true, plan: undefined });
  expect(decisionText(rewardEndingReasons, decideRewardEnding({ held: false }))).toBe('This reward is over.');
  expect(decisionText(rewardEndingReasons, decideRewardEnding(null))).toBe('There is no such reward.');
});
