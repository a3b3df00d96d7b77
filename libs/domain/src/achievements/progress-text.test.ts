import { expect, it } from 'vitest';
import { progressText } from './index.ts';

const next = (goal: number) => ({ name: 'Hat Trick', goal });

const atRisk = 'A win counts if half of its stake or more was at risk.';

it.each([
  ['CasinoExplorer', 1, next(10), 'Mine: 1 game played. 9 more earn Hat Trick.'],
  ['CasinoExplorer', 31, next(32), 'Mine: 31 different games played. 1 more earns Hat Trick.'],
  ['RegularPlayer', 1, next(3), 'Mine: played on 1 day. 2 more earn Hat Trick.'],
  ['RegularPlayer', 2, next(3), 'Mine: played on 2 days. 1 more earns Hat Trick.'],
  ['SteadyGambler', 1, next(10), 'Mine: 1 bet placed. 9 more earn Hat Trick.'],
  ['SteadyGambler', 8, next(10), 'Mine: 8 bets placed. 2 more earn Hat Trick.'],
  ['WinningStreak', 1, next(3), `Mine: 1 win in a row at best. 3 earn Hat Trick. ${atRisk}`],
  ['WinningStreak', 2, next(3), `Mine: 2 wins in a row at best. 3 earn Hat Trick. ${atRisk}`],
  ['WinningStreak', 9, null, 'Mine: 9 wins in a row at best. Every badge is earned.'],
  ['SteadyGambler', 500, null, 'Mine: 500 bets placed. Every badge is earned.'],
] as const)('of %s with %s a member reads how far it is and what is left', (type, value, badge, text) => {
  expect(progressText({ name: 'Mine', type, value, next: badge })).toBe(text);
});
