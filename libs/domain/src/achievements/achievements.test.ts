import { describe, expect, it } from 'vitest';
import {
  achievementTypes,
  achievementValue,
  badgesProgress,
  countBet,
  isCompleted,
  noPlay,
  reachesGoal,
  shownBadge,
  withEmptyBadge,
} from './index.ts';

const wanderer = { level: 3, name: 'Wanderer', completed: true };
const stickybeak = { level: 1, name: 'Stickybeak', completed: true };
const empty = { level: 0, name: 'Empty Badge', completed: true };

describe('badges', () => {
  it('ACH-02 come in four types', () => {
    expect([...achievementTypes].sort()).toEqual([
      'CasinoExplorer',
      'RegularPlayer',
      'SteadyGambler',
      'WinningStreak',
    ]);
  });

  it('ACH-04 have an Empty Badge of level 0 in front of their list', () => {
    expect(withEmptyBadge([stickybeak, wanderer])).toEqual([empty, stickybeak, wanderer]);
    expect(withEmptyBadge([])).toEqual([empty]);
  });

  it('ACH-07 show the chosen one, otherwise the one earned last, otherwise the Empty Badge', () => {
    expect(shownBadge(stickybeak, wanderer)).toBe(stickybeak);
    expect(shownBadge(null, wanderer)).toBe(wanderer);
    expect(shownBadge(null, null)).toEqual(empty);
  });

  it('are completed from their goal on', () => {
    expect([isCompleted(5, 4), isCompleted(5, 5), isCompleted(5, 6)]).toEqual([false, true, true]);
  });

  it('are completed once, by the bet that reaches their goal', () => {
    const bets = (count: number) => ({ ...noPlay, bets: count });
    const reached = (from: number, to: number) =>
      reachesGoal({ type: 'SteadyGambler', goal: 10 }, bets(from), bets(to));
    expect([reached(8, 9), reached(9, 10), reached(10, 11)]).toEqual([false, true, false]);
    expect(reachesGoal({ type: 'WinningStreak', goal: 10 }, bets(9), bets(10))).toBe(false);
  });
});

describe('counted play', () => {
  const bet = { newGame: false, newDay: false, streak: 'BREAKS' } as const;

  it('counts bets, different games, days and wins in a row', () => {
    const story = [
      { ...bet, newGame: true, newDay: true, streak: 'EXTENDS' as const },
      { ...bet, streak: 'EXTENDS' as const },
      bet,
      { ...bet, newGame: true, streak: 'EXTENDS' as const },
      { ...bet, newDay: true },
    ];
    expect(story.reduce(countBet, noPlay)).toEqual({
      games: 2,
      bets: 5,
      days: 2,
      streak: 0,
      longestStreak: 2,
    });
    expect(story.slice(0, 4).reduce(countBet, noPlay)).toMatchObject({ streak: 1, longestStreak: 2 });
  });

  it.each([
    ['CasinoExplorer', 11],
    ['SteadyGambler', 22],
    ['RegularPlayer', 33],
    ['WinningStreak', 55],
  ] as const)('compares the right count for %s', (type, value) => {
    expect(achievementValue(type, { games: 11, bets: 22, days: 33, streak: 44, longestStreak: 55 })).toBe(
      value,
    );
  });
});

it.each([
  [
    'with every badge completed and claimed',
    [
      [true, true],
      [true, true],
    ],
    true,
    true,
  ],
  [
    'with one to be claimed',
    [
      [true, true],
      [true, false],
    ],
    true,
    false,
  ],
  [
    'with one to be completed',
    [
      [true, true],
      [false, false],
    ],
    false,
    false,
  ],
] as const)('an achievement %s', (_what, badges, completed, claimed) => {
  const own = badges.map(([done, had]) => ({ completed: done, claimed: had }));
  expect(badgesProgress(own)).toEqual({ completed, claimed });
});
