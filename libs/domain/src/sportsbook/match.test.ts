import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureById } from './fixtures.ts';
import type { Fixture } from './fixtures.ts';
import { matchOf, scoreOf, standingOf, stepChances } from './match.ts';
import { leagues } from './season.ts';
import { sports } from './sports.ts';

const fixtureOf = (id: string): Fixture => {
  const fixture = fixtureById(id);
  if (!fixture) throw new Error(`There is no ${id}.`);
  return fixture;
};

const ids = fc
  .tuple(fc.constantFrom(...leagues.map(({ id }) => id)), fc.nat(20_000))
  .map(([league, match]) => `${league}-${String(match)}`);
const seeds = fc.nat().map(String);

describe('PLAY-30 the result of a match', () => {
  it('is the same for everyone who asks, and another one in another world', () => {
    const results = ['41', '42', '42'].map((seed) =>
      leagues.map(({ id }) => matchOf(seed, fixtureOf(`${id}-1981`)).steps),
    );
    expect(results[1]).toEqual(results[2]);
    expect(results[0]).not.toEqual(results[1]);
  });

  it('is that of the world with seed 42, for ever', () => {
    expect(scoreOf(matchOf('42', fixtureOf('soc-1981')).steps)).toEqual({ home: 4, away: 2, first: 'HOME' });
    expect(scoreOf(matchOf('42', fixtureOf('ten-1981')).steps)).toEqual({ home: 2, away: 0, first: 'HOME' });
    expect(scoreOf(matchOf('42', fixtureOf('bas-1981')).steps)).toEqual({
      home: 46,
      away: 42,
      first: 'AWAY',
    });
  });

  it('only grows while it is played, and stays once it is over', () => {
    fc.assert(
      fc.property(seeds, ids, fc.nat(300), fc.nat(300), (seed, id, one, other) => {
        const fixture = fixtureOf(id);
        const match = matchOf(seed, fixture);
        const [early, late] = [one, other]
          .sort((a, b) => a - b)
          .map((minutes) => standingOf(fixture, match, fixture.startsAt + minutes * 60_000));
        expect(early?.score.home ?? 0).toBeLessThanOrEqual(late?.score.home ?? 0);
        expect(early?.score.away ?? 0).toBeLessThanOrEqual(late?.score.away ?? 0);
        const end = standingOf(fixture, match, match.endsAt);
        expect(end.score).toEqual(scoreOf(match.steps));
        expect(standingOf(fixture, match, match.endsAt + 1e9)).toEqual(end);
        expect(['OVER', 'POSTPONED', 'ABANDONED']).toContain(end.phase);
      }),
      { numRuns: 60 },
    );
  });

  it('of a race ends with the step that decides it', () => {
    for (let number = 0; number < 60; number += 1) {
      const fixture = fixtureOf(`ten-${String(number)}`);
      const { conclusion, steps, endsAt } = matchOf('7', fixture);
      const { home, away } = scoreOf(steps);
      if (conclusion === 'PLAYED') expect(Math.max(home, away)).toBe(2);
      expect(steps.length).toBeLessThanOrEqual(3);
      expect(endsAt).toBe(fixture.startsAt + steps.length * 35 * 60_000);
    }
  });
});

describe('a match that is not played', () => {
  const conclusions = (seed: string) =>
    Array.from({ length: 400 }, (_, number) => matchOf(seed, fixtureOf(`soc-${String(number)}`)));

  it('is known of when it should have begun, or when it was broken off', () => {
    const all = conclusions('42');
    const postponed = all.filter(({ conclusion }) => conclusion === 'POSTPONED');
    const abandoned = all.filter(({ conclusion }) => conclusion === 'ABANDONED');
    expect([postponed.length, abandoned.length]).toEqual([3, 3]);
    expect(postponed.every(({ steps }) => steps.length === 0)).toBe(true);
    expect(abandoned.every(({ steps }) => steps.length < 90)).toBe(true);
  });

  it('stands as upcoming until then', () => {
    const number = conclusions('42').findIndex(({ conclusion }) => conclusion === 'POSTPONED');
    const fixture = fixtureOf(`soc-${String(number)}`);
    const match = matchOf('42', fixture);
    expect(standingOf(fixture, match, fixture.startsAt - 1).phase).toBe('UPCOMING');
    expect(standingOf(fixture, match, fixture.startsAt).phase).toBe('POSTPONED');
  });
});

it('a step is scored in as often as the sport says, whoever is better', () => {
  expect(stepChances(sports.SOCCER, 0)).toEqual({ home: 150, away: 150 });
  expect(stepChances(sports.SOCCER, 200)).toEqual({ home: 180, away: 120 });
  expect(stepChances(sports.BASKETBALL, 200)).toEqual({ home: 4725, away: 4275 });
  expect(stepChances(sports.TENNIS, -400)).toEqual({ home: 3000, away: 7000 });
});
