import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownEdge, matchOf, scoreOf, standingOf, stepChances } from './match.ts';
import type { Match, Phase } from './match.ts';
import { leagues } from './season.ts';
import { longestMatchMs, sports } from './sports.ts';
import type { Sport } from './sports.ts';
import { fixtureOf, matchWith, stepsOf } from './testing/matches.ts';

const minute = 60_000;

describe('the score after steps', () => {
  it.each([
    ['', 0, 0, null],
    ['---', 0, 0, null],
    ['H', 1, 0, 'HOME'],
    ['-A', 0, 1, 'AWAY'],
    ['AHH', 2, 1, 'AWAY'],
    ['-H-A-H', 2, 1, 'HOME'],
    ['AAAH', 1, 3, 'AWAY'],
  ] as const)('of "%s" is %i to %i, and first scored %s', (letters, home, away, first) => {
    expect(scoreOf(stepsOf(letters))).toEqual({ home, away, first });
  });
});

describe('the standing of a match', () => {
  const soccer = fixtureOf('soc-0');
  const tennis = fixtureOf('ten-0');

  it.each<[string, number, Phase, number, string]>([
    ['a day before', -1440 * minute, 'UPCOMING', 0, '0-0'],
    ['the millisecond before', -1, 'UPCOMING', 0, '0-0'],
    ['at the start', 0, 'LIVE', 0, '0-0'],
    ['just before its first step is over', minute - 1, 'LIVE', 0, '0-0'],
    ['when its first step is over', minute, 'LIVE', 1, '0-0'],
    ['with its first goal', 2 * minute, 'LIVE', 2, '1-0'],
    ['just before the answer', 4 * minute - 1, 'LIVE', 3, '1-0'],
    ['with the answer', 4 * minute, 'LIVE', 4, '1-1'],
    ['just before its end', 5 * minute - 1, 'LIVE', 4, '1-1'],
    ['at its end, with its last step', 5 * minute, 'OVER', 5, '2-1'],
    ['a year later', 525_600 * minute, 'OVER', 5, '2-1'],
  ])('%s', (_when, after, phase, step, board) => {
    const standing = standingOf(soccer, matchWith(soccer, '-H-AH'), soccer.startsAt + after);
    expect(standing).toMatchObject({ phase, step });
    expect(`${String(standing.score.home)}-${String(standing.score.away)}`).toBe(board);
  });

  it.each<[string, Match['conclusion'], string, number, Phase, number]>([
    ['an abandoned match is live until it is broken off', 'ABANDONED', 'HH', 2 * minute - 1, 'LIVE', 1],
    ['and keeps its score from then on', 'ABANDONED', 'HH', 2 * minute, 'ABANDONED', 2],
    ['one that is broken off before its first step was never live', 'ABANDONED', '', 0, 'ABANDONED', 0],
    ['a postponed match is known of when it should begin', 'POSTPONED', '', 0, 'POSTPONED', 0],
    ['and not before', 'POSTPONED', '', -1, 'UPCOMING', 0],
  ])('%s', (_what, conclusion, letters, after, phase, home) => {
    const match = matchWith(soccer, letters, { conclusion });
    const standing = standingOf(soccer, match, soccer.startsAt + after);
    expect([standing.phase, standing.score.home]).toEqual([phase, home]);
  });

  it('counts in the steps of its sport: a set of tennis is 35 minutes', () => {
    const match = matchWith(tennis, 'HAH');
    const sets = [34, 35, 69, 70, 104, 105].map((minutes) => {
      const { phase, step } = standingOf(tennis, match, tennis.startsAt + minutes * minute);
      return `${phase} ${String(step)}`;
    });
    expect(sets).toEqual(['LIVE 0', 'LIVE 1', 'LIVE 1', 'LIVE 2', 'LIVE 2', 'OVER 3']);
  });
});

describe('what is known of the news', () => {
  const fixture = fixtureOf('afl-7');
  // For, against, against and for the home side, 30 each.
  const match = matchWith(fixture, '');

  it.each([
    ['a day before', 1440 * minute, 100, 4],
    ['just before the first', 720 * minute + 1, 100, 4],
    ['with the first, twelve hours before', 720 * minute, 130, 3],
    ['just before the second', 180 * minute + 1, 130, 3],
    ['with the second, three hours before', 180 * minute, 100, 2],
    ['just before the third', 60 * minute + 1, 100, 2],
    ['with the third, an hour before', 60 * minute, 70, 1],
    ['just before the last', 20 * minute + 1, 70, 1],
    ['with the last, twenty minutes before', 20 * minute, 100, 0],
    ['when it begins', 0, 100, 0],
    ['while it is played', -30 * minute, 100, 0],
  ])('%s', (_when, before, edge, toCome) => {
    expect(knownEdge(fixture, match, fixture.startsAt - before)).toEqual({ edge, toCome });
  });
});

describe('the chances of a step', () => {
  it.each<[Sport, number, number, number]>([
    ['SOCCER', 0, 150, 150],
    ['SOCCER', 60, 159, 141],
    ['SOCCER', -480, 78, 222],
    ['AUSTRALIAN_RULES', 60, 1648, 1552],
    ['RUGBY_LEAGUE', 60, 472, 428],
    ['RUGBY_UNION', 60, 576, 524],
    ['RUGBY_UNION', -60, 524, 576],
    ['BASKETBALL', 60, 4568, 4432],
    ['BASKETBALL', -60, 4433, 4567],
    ['TENNIS', 480, 7400, 2600],
    ['ESPORTS', -60, 4700, 5300],
  ])('of %s with an edge of %i are %i and %i of ten thousand', (sport, edge, home, away) => {
    expect(stepChances(sports[sport], edge)).toEqual({ home, away });
  });

  it('are those of a sport together, whatever the edge, and never below zero', () => {
    const sport = fc.constantFrom<Sport>('SOCCER', 'RUGBY_LEAGUE', 'BASKETBALL', 'TENNIS');
    fc.assert(
      fc.property(sport, fc.integer({ min: -480, max: 480 }), (name, edge) => {
        const { home, away } = stepChances(sports[name], edge);
        expect(home + away).toBe(sports[name].rate);
        expect(Math.min(home, away)).toBeGreaterThan(0);
        expect(stepChances(sports[name], edge + 1).home).toBeGreaterThanOrEqual(home);
      }),
    );
  });
});

describe('a match that is drawn', () => {
  const drawn = fc
    .record({
      seed: fc.string(),
      league: fc.constantFrom(...leagues.map(({ id }) => id)),
      number: fc.nat(50_000),
    })
    .map(({ seed, league, number }) => {
      const fixture = fixtureOf(`${league}-${String(number)}`);
      return { fixture, match: matchOf(seed, fixture) };
    });

  it('has an edge of at most two ratings and the home side’s, and four pieces of news', () => {
    fc.assert(
      fc.property(drawn, ({ match: { edge, news } }) => {
        expect(edge).toBeGreaterThanOrEqual(60 - 300);
        expect(edge).toBeLessThanOrEqual(60 + 300);
        expect(news).toHaveLength(4);
      }),
    );
  });

  it('is of all its steps when it is played, or up to the one that decides a race, and ends with the last', () => {
    fc.assert(
      fc.property(drawn, ({ fixture, match: { conclusion, steps, endsAt } }) => {
        const { target, steps: all, stepMs } = fixture.rules;
        const { home, away } = scoreOf(steps);
        expect(endsAt - fixture.startsAt).toBe(steps.length * stepMs);
        expect(endsAt - fixture.startsAt).toBeLessThanOrEqual(longestMatchMs);
        if (conclusion !== 'PLAYED') return;
        if (target === null) expect(steps).toHaveLength(all);
        else {
          expect(Math.max(home, away)).toBe(target);
          expect(Math.min(home, away)).toBeLessThan(target);
          // Every step of a race is won by someone.
          expect(home + away).toBe(steps.length);
        }
      }),
    );
  });

  it('has a rating of each team for a season: who meets twice has the edge changed by the sides alone', () => {
    // Round 1 and 8 of a season of eight teams are the same pairs with the sides changed.
    for (const game of [0, 1, 2, 3]) {
      const [out, back] = [game, 28 + game].map((number) =>
        matchOf('42', fixtureOf(`soc-${String(number)}`)),
      );
      expect((out?.edge ?? 0) + (back?.edge ?? 0)).toBe(120);
    }
    const seasons = [0, 56, 112].map((number) => matchOf('42', fixtureOf(`soc-${String(number)}`)).edge);
    expect(new Set(seasons).size).toBe(3);
  });
});

it('a match lasts as long as its sport says, the longest 125 minutes', () => {
  const lengths = Object.entries(sports).map(([sport, { steps, stepMs }]) => [
    sport,
    (steps * stepMs) / minute,
  ]);
  expect(Object.fromEntries(lengths)).toEqual({
    SOCCER: 90,
    AUSTRALIAN_RULES: 120,
    RUGBY_LEAGUE: 80,
    RUGBY_UNION: 80,
    BASKETBALL: 120,
    TENNIS: 105,
    ESPORTS: 125,
  });
  expect(longestMatchMs).toBe(125 * minute);
});
