import { describe, expect, it } from 'vitest';
import { closingTime, hasEndedLately, leaderboard, tournamentState } from './index.ts';
import { rankingBases } from './tournaments.ts';

const times = {
  validFrom: new Date('2026-01-05T00:00:00Z'),
  expiresAt: new Date('2026-01-12T00:00:00Z'),
  active: true,
};

describe('tournaments', () => {
  it('TOUR-04 rank by total bets, multiplier or winnings', () => {
    expect([...rankingBases].sort()).toEqual(['MULTIPLIER', 'TOTAL_BETS', 'WINNINGS']);
  });

  it.each([
    ['2026-01-04T23:59:59.999Z', 'UPCOMING'],
    ['2026-01-05T00:00:00Z', 'RUNNING'],
    ['2026-01-11T23:59:59.999Z', 'RUNNING'],
    ['2026-01-12T00:00:00Z', 'ENDED'],
  ])('TOUR-07 at %s one is %s', (now, state) => {
    expect(tournamentState(times, new Date(now))).toBe(state);
  });

  it.each(['2026-01-04T00:00:00Z', '2026-01-06T00:00:00Z'])('TOUR-07 a closed one has ended at %s', (now) => {
    expect(tournamentState({ ...times, active: false }, new Date(now))).toBe('ENDED');
  });

  it('TOUR-06 orders by score, highest first; equal scores share a rank and the next is skipped', () => {
    const scores = [
      { name: 'a', score: 300n },
      { name: 'b', score: 900n },
      { name: 'c', score: 300n },
      { name: 'd', score: 1_000n },
      { name: 'e', score: 20n },
    ];
    expect(leaderboard(scores).map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'd'],
      [2, 'b'],
      [3, 'a'],
      [3, 'c'],
      [5, 'e'],
    ]);
  });

  it('shows ten places at most', () => {
    const scores = Array.from({ length: 14 }, (_, index) => ({ score: BigInt(index) }));
    expect(leaderboard(scores).map(({ score }) => score)).toEqual([
      13n,
      12n,
      11n,
      10n,
      9n,
      8n,
      7n,
      6n,
      5n,
      4n,
    ]);
    expect(leaderboard([])).toEqual([]);
  });
});

it.each([
  ['before it begins', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['while it runs', '2026-03-02T12:00:00Z', '2026-03-02T12:00:00Z'],
  ['after its end', '2026-03-04T00:00:00Z', '2026-03-03T00:00:00Z'],
])('TOUR-07 a tournament that is closed %s never ends before it begins', (_when, now, closed) => {
  const times = { validFrom: new Date('2026-03-02T00:00:00Z'), expiresAt: new Date('2026-03-03T00:00:00Z') };
  expect(closingTime(times, new Date(now))).toEqual(new Date(closed));
});

it.each([
  ['2026-01-11T23:59:59.999Z', false],
  ['2026-01-12T00:00:00Z', true],
  ['2026-02-10T23:59:59.999Z', true],
  ['2026-02-11T00:00:00Z', false],
])('a tournament counts as lately ended for 30 days from its end: at %s', (now, lately) => {
  expect(hasEndedLately(times, new Date(now))).toBe(lately);
});

it('one that was closed early has ended', () => {
  expect(hasEndedLately({ ...times, active: false }, new Date('2026-01-08T00:00:00Z'))).toBe(true);
});
