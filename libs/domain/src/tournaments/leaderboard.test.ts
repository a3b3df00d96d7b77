import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaderboard, leaderboardPlaces, tournamentState } from './index.ts';

const ranksOf = (scores: readonly bigint[]) =>
  leaderboard(scores.map((score) => ({ score }))).map(({ rank }) => rank);

describe('TOUR-06 the ranks', () => {
  it.each([
    ['of nobody', [], []],
    ['of one', [0n], [1]],
    ['of equals are all the first', [7n, 7n, 7n], [1, 1, 1]],
    ['skip as many as share one', [9n, 9n, 9n, 5n], [1, 1, 1, 4]],
    ['of two pairs', [9n, 9n, 5n, 5n, 1n], [1, 1, 3, 3, 5]],
    ['tell scores apart that a float would not', [9_007_199_254_740_993n, 9_007_199_254_740_992n], [1, 2]],
  ] as const)('%s', (_what, scores, ranks) => {
    expect(ranksOf(scores)).toEqual(ranks);
  });

  it('keep the order of equals, who are cut off after the tenth place', () => {
    const members = Array.from({ length: 12 }, (_, index) => ({ name: `m${String(index)}`, score: 5n }));
    expect(leaderboard(members).map(({ name }) => name)).toEqual([
      'm0',
      'm1',
      'm2',
      'm3',
      'm4',
      'm5',
      'm6',
      'm7',
      'm8',
      'm9',
    ]);
    expect(leaderboardPlaces).toBe(10);
  });

  it('leave the given scores as they were', () => {
    const scores = [{ score: 1n }, { score: 2n }];
    leaderboard(scores);
    expect(scores).toEqual([{ score: 1n }, { score: 2n }]);
  });

  it('are one more than the number of those with a higher score', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 6n }), { maxLength: 14 }), (scores) => {
        const board = leaderboard(scores.map((score) => ({ score })));
        expect(board).toHaveLength(Math.min(10, scores.length));
        for (const { score, rank } of board) {
          expect(rank).toBe(1 + scores.filter((each) => each > score).length);
        }
      }),
    );
  });
});

describe('TOUR-07 a tournament', () => {
  const start = new Date('2026-01-05T00:00:00Z');
  const end = new Date('2026-01-05T00:00:01Z');

  it('that begins and ends at once is never running', () => {
    const times = { validFrom: start, expiresAt: start, active: true };
    expect(tournamentState(times, new Date(start.getTime() - 1))).toBe('UPCOMING');
    expect(tournamentState(times, start)).toBe('ENDED');
  });

  it('that was closed has ended before, during and after its time', () => {
    const times = { validFrom: start, expiresAt: end, active: false };
    const moments = [new Date(start.getTime() - 1), start, end];
    expect(moments.map((now) => tournamentState(times, now))).toEqual(['ENDED', 'ENDED', 'ENDED']);
  });
});
