import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  achievementTypes,
  achievementValue,
  badgeActivationReasons,
  countBet,
  decideBadgeActivation,
  decideBadgeClaim,
  noPlay,
} from './index.ts';
import type { AchievementBet, PlayCounts } from './index.ts';

const lost: AchievementBet = { newGame: false, newDay: false, streak: 'BREAKS' };
const won: AchievementBet = { ...lost, streak: 'EXTENDS' };

const someBets = fc.array(
  fc.record({
    newGame: fc.boolean(),
    newDay: fc.boolean(),
    streak: fc.constantFrom('EXTENDS', 'KEEPS', 'BREAKS'),
  }),
  {
    maxLength: 60,
  },
);
const valuesOf = (counts: PlayCounts) => achievementTypes.map((type) => achievementValue(type, counts));

describe('the counts of play', () => {
  it('begin at zero for every type', () => {
    expect(valuesOf(noPlay)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['a lost bet', lost, { games: 0, bets: 1, days: 0, streak: 0, longestStreak: 0 }],
    ['a won bet', won, { games: 0, bets: 1, days: 0, streak: 1, longestStreak: 1 }],
    [
      'a lost bet of another game',
      { ...lost, newGame: true },
      { games: 1, bets: 1, days: 0, streak: 0, longestStreak: 0 },
    ],
    [
      'a lost bet of another day',
      { ...lost, newDay: true },
      { games: 0, bets: 1, days: 1, streak: 0, longestStreak: 0 },
    ],
  ] as const)('after %s', (_what, bet, counts) => {
    expect(countBet(noPlay, bet)).toEqual(counts);
  });

  it.each([
    ['one loss breaks a streak but not the record', [won, won, lost], 0, 2],
    ['a shorter streak leaves the record', [won, won, won, lost, won, won], 2, 3],
    ['a longer streak sets a new record', [won, lost, won, won], 2, 2],
    ['no win, no record', [lost, lost], 0, 0],
  ] as const)('%s', (_what, bets, streak, longestStreak) => {
    expect(bets.reduce(countBet, noPlay)).toMatchObject({ streak, longestStreak });
  });

  it('WinningStreak is the longest streak and not the running one', () => {
    const counts = [won, won, won, lost, won].reduce(countBet, noPlay);
    expect(achievementValue('WinningStreak', counts)).toBe(3);
  });

  it('never fall, whatever is played, so no badge is lost again', () => {
    fc.assert(
      fc.property(someBets, (bets) => {
        let counts = noPlay;
        for (const bet of bets) {
          const before = valuesOf(counts);
          counts = countBet(counts, bet);
          for (const [index, value] of valuesOf(counts).entries()) {
            expect(value).toBeGreaterThanOrEqual(before[index] ?? 0);
          }
        }
      }),
    );
  });

  it('are those of a count over the whole story', () => {
    fc.assert(
      fc.property(someBets, (bets) => {
        const runs = bets
          .map(({ streak }) => ({ EXTENDS: 'w', KEEPS: '', BREAKS: 'l' })[streak])
          .join('')
          .split('l')
          .map(({ length }) => length);
        expect(bets.reduce(countBet, noPlay)).toEqual({
          games: bets.filter(({ newGame }) => newGame).length,
          bets: bets.length,
          days: bets.filter(({ newDay }) => newDay).length,
          streak: runs.at(-1),
          longestStreak: Math.max(...runs),
        });
      }),
    );
  });
});

describe('the reward of a badge', () => {
  it('is given once however often it is asked for, and not before the badge is earned', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('earn', 'claim', 'wear')), (acts) => {
        let badge = { completed: false, claimed: false };
        let paid = 0;
        for (const act of acts) {
          if (act === 'earn') badge = { ...badge, completed: true };
          if (act === 'wear') expect(decideBadgeActivation(badge).allowed).toBe(badge.completed);
          if (act !== 'claim' || !decideBadgeClaim(badge).allowed) continue;
          expect(badge.completed).toBe(true);
          badge = { ...badge, claimed: true };
          paid += 1;
        }
        const earnedAt = acts.indexOf('earn');
        expect(paid).toBe(earnedAt >= 0 && acts.lastIndexOf('claim') > earnedAt ? 1 : 0);
      }),
    );
  });

  it('is of the badge that was asked for, with all that is known of it', () => {
    const badge = { completed: true, claimed: false, goal: 5 };
    const answer = { allowed: true, plan: { badge } };
    expect([decideBadgeActivation(badge), decideBadgeClaim(badge)]).toEqual([answer, answer]);
  });

  it('has the reasons of wearing it first, in one wording', () => {
    expect(Object.keys(badgeActivationReasons)).toEqual(['badgeUnknown', 'notCompleted']);
    expect(badgeActivationReasons.notCompleted.text()).toBe('You have not completed this badge yet.');
  });
});
