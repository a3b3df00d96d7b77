import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideStake, stakeReasons } from './index.ts';
import type { StakeFacts } from './index.ts';

const ladder = [20n, 50n, 10_000n].map(money.of);
const answerTo = (play: StakeFacts['play'], stake: string) => {
  const decision = decideStake({ play, stake, type: 'FIAT', ladder });
  return decision.allowed ? decision.plan.stake : decision.reason;
};

describe('PLAY-34 a stake', () => {
  it.each([
    ['SLOT', '0.20', 20n],
    ['SLOT', '100', 10_000n],
    ['SLOT', '0.30', 'unplayable'],
    ['SLOT', '0.10', 'unplayable'],
    ['SLOT', '200', 'unplayable'],
    ['SLOT', '0', 'unplayable'],
    ['SLOT', '-0.20', 'unplayable'],
    ['SLOT', 'much', 'unplayable'],
    ['FREE_SPIN', '0.30', 30n],
    ['FREE_SPIN', '0', 'unplayable'],
    ['SPORTSBOOK', '0.19', 'outsideLimits'],
    ['SPORTSBOOK', '0.20', 20n],
    ['SPORTSBOOK', '7.77', 777n],
    ['SPORTSBOOK', '100.00', 10_000n],
    ['SPORTSBOOK', '100.01', 'outsideLimits'],
    ['SPORTSBOOK', '', 'outsideLimits'],
    ['SPORTSBOOK', '1.234', 'outsideLimits'],
  ] as const)('at %s of %j is %s', (play, stake, answer) => {
    expect(answerTo(play, stake)).toBe(answer);
  });

  it('outside the limits is answered with them', () => {
    const details = { min: '0.20', max: '100.00' };
    expect(decideStake({ play: 'SPORTSBOOK', stake: '1000', type: 'FIAT', ladder })).toMatchObject({
      details,
    });
    expect(stakeReasons.outsideLimits.text(details)).toBe('A stake must be from 0.20 to 100.00.');
    expect(stakeReasons.unplayable.text()).toBe('This stake cannot be played here.');
    expect(Object.values(stakeReasons).map(({ code }) => code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });
});
