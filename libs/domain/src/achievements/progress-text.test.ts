import { expect, it } from 'vitest';
import { badgeProgress, progressText } from './index.ts';

const next = (goal: number) => ({ name: 'Hat Trick', goal });

const atRisk = 'A win counts if half of its stake or more was at risk.';

it.each([
  ['CasinoExplorer', 1, next(10), 'Mine: 1 game played. 9 more earn Hat Trick.'],
  ['CasinoExplorer', 31, next(32), 'Mine: 31 different games played. 1 more earns Hat Trick.'],
  ['RegularPlayer', 1, next(3), 'Mine: played on 1 day. 2 more earn Hat Trick.'],
  ['RegularPlayer', 2, next(3), 'Mine: played on 2 days. 1 more earns Hat Trick.'],
  ['SteadyGambler', 1, next(10), 'Mine: 1 bet placed. 9 more earn Hat Trick.'],
  ['SteadyGambler', 2400, next(10_000), 'Mine: 2,400 bets placed. 7,600 more earn Hat Trick.'],
  ['SteadyGambler', 8, next(10), 'Mine: 8 bets placed. 2 more earn Hat Trick.'],
  ['SteadyGambler', 500, null, 'Mine: 500 bets placed. Every badge is earned.'],
] as const)('of %s with %s a member reads how far it is and what is left', (type, value, badge, text) => {
  expect(progressText({ name: 'Mine', type, value, streak: null, next: badge })).toBe(text);
});

it.each([
  [1, 1, next(3), `Mine: 1 win in a row now, 1 at best. 3 earn Hat Trick. ${atRisk}`],
  [0, 2, next(3), `Mine: 0 wins in a row now, 2 at best. 3 earn Hat Trick. ${atRisk}`],
  [4, 9, null, 'Mine: 4 wins in a row now, 9 at best. Every badge is earned.'],
])('ACH-03 of %s wins in a row and %s at best a member reads both', (streak, value, badge, text) => {
  expect(progressText({ name: 'Mine', type: 'WinningStreak', value, streak, next: badge })).toBe(text);
});

it.each([
  [{ value: 8, streak: null }, 10, { percent: 80, text: '8 of 10' }],
  [{ value: 12, streak: null }, 10, { percent: 100, text: '10 of 10' }],
  [{ value: 4, streak: 1 }, 5, { percent: 20, text: '1 in a row now, 5 needed' }],
  [{ value: 4, streak: 0 }, 5, { percent: 0, text: '0 in a row now, 5 needed' }],
])('ACH-03 with %j a badge of %s is as far as it counts now', (counts, goal, progress) => {
  expect(badgeProgress(goal, counts)).toEqual(progress);
});
