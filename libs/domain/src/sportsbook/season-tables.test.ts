import { describe, expect, it } from 'vitest';
import { fixtureById, fixturesBetween, isListed, listedAfterMs, listedAheadMs } from './fixtures.ts';
import { leagues, pairingOf } from './season.ts';
import { fixtureOf } from './testing/matches.ts';

const at = (text: string): number => Date.parse(text);

/** The matches of a round by the places of their teams in the alphabet, the home side first. */
function roundOf(id: string, round: number): string {
  const league = leagues.find((entry) => entry.id === id);
  if (!league) throw new Error(`There is no league ${id}.`);
  const games = league.teams.length / 2;
  return Array.from({ length: games }, (_, game) => pairingOf(league, (round - 1) * games + game))
    .map(({ home, away }) => `${String(league.teams.indexOf(home))}v${String(league.teams.indexOf(away))}`)
    .join(' ');
}

describe('the rounds of a season', () => {
  it.each([
    ['of eight teams, the first', 'soc', 1, '7v0 1v6 2v5 3v4'],
    ['the second, in which the last team is away', 'soc', 2, '1v7 2v0 3v6 4v5'],
    ['the third', 'soc', 3, '7v2 3v1 4v0 5v6'],
    ['the last of the first half', 'soc', 7, '7v6 0v5 1v4 2v3'],
    ['the first of the second half, with the sides changed', 'soc', 8, '0v7 6v1 5v2 4v3'],
    ['the second of the second half', 'soc', 9, '7v1 0v2 6v3 5v4'],
    ['the last', 'soc', 14, '6v7 5v0 4v1 3v2'],
    ['of six teams, the first', 'cup', 1, '5v0 1v4 2v3'],
    ['of six teams, the second', 'cup', 2, '1v5 2v0 3v4'],
    ['of six teams, the last of the first half', 'cup', 5, '5v4 0v3 1v2'],
    ['of six teams, the first of the second half', 'cup', 6, '0v5 4v1 3v2'],
    ['of six teams, the last', 'cup', 10, '4v5 3v0 2v1'],
    ['of six players', 'esp', 4, '3v5 4v2 0v1'],
  ])('%s', (_what, league, round, pairs) => {
    expect(roundOf(league, round)).toBe(pairs);
  });

  it.each(leagues)('of the $name come again in the second half with the sides changed', (league) => {
    const half = (league.teams.length / 2) * (league.teams.length - 1);
    for (let match = 0; match < half; match += 1) {
      const { home, away } = pairingOf(league, match);
      expect(pairingOf(league, match + half)).toMatchObject({ season: 1, home: away, away: home });
    }
  });
});

describe('the beginning of a match', () => {
  it.each([
    ['soc-0', '2026-01-01T00:00:00.000Z', 1, 1],
    ['afl-0', '2026-01-01T00:20:00.000Z', 1, 1],
    ['rle-0', '2026-01-01T00:50:00.000Z', 1, 1],
    ['run-0', '2026-01-01T01:20:00.000Z', 1, 1],
    ['bas-0', '2026-01-01T01:50:00.000Z', 1, 1],
    ['cup-0', '2026-01-01T02:10:00.000Z', 1, 1],
    ['ten-0', '2026-01-01T02:30:00.000Z', 1, 1],
    ['esp-0', '2026-01-01T03:10:00.000Z', 1, 1],
    ['soc-3', '2026-01-01T12:00:00.000Z', 1, 1],
    ['soc-4', '2026-01-01T16:00:00.000Z', 1, 2],
    ['cup-3', '2026-01-01T14:10:00.000Z', 1, 2],
    ['cup-29', '2026-01-05T22:10:00.000Z', 1, 10],
    ['cup-30', '2026-01-06T02:10:00.000Z', 2, 1],
    ['soc-1981', '2026-11-27T04:00:00.000Z', 36, 6],
    ['cup-1981', '2026-11-27T06:10:00.000Z', 67, 1],
  ])('%s is %s, in season %i and round %i', (id, start, season, round) => {
    const fixture = fixtureOf(id);
    expect(new Date(fixture.startsAt).toISOString()).toBe(start);
    expect(fixture).toMatchObject({ id, season, round });
  });

  it.each([
    ['the last that a date can tell', 'soc-599877270', '+275760-09-12T00:00:00.000Z'],
    ['the one after it', 'soc-599877271', null],
    ['the last of a league that begins later in its slot', 'afl-599877269', '+275760-09-11T20:20:00.000Z'],
    ['the one after that', 'afl-599877270', null],
    ['an id in capitals', 'SOC-1', null],
    ['an id with a blank', 'soc-1 ', null],
    ['an id with a line feed', 'soc-1\n', null],
    ['an id in other digits', 'soc-١', null],
    ['an id with an exponent', 'soc-1e3', null],
  ])('is for %s', (_what, id, start) => {
    const fixture = fixtureById(id);
    expect(fixture && new Date(fixture.startsAt).toISOString()).toBe(start);
  });
});

describe('the matches between two moments', () => {
  const idsBetween = (from: string, to: string): string[] =>
    fixturesBetween(at(from), at(to)).map(({ id }) => id);

  it.each([
    ['both moments included', '2026-01-01T00:00:00Z', '2026-01-01T00:20:00Z', ['soc-0', 'afl-0']],
    ['a millisecond later', '2026-01-01T00:00:00.001Z', '2026-01-01T00:20:00Z', ['afl-0']],
    ['a millisecond earlier', '2026-01-01T00:00:00Z', '2026-01-01T00:19:59.999Z', ['soc-0']],
    ['one moment', '2026-01-01T04:00:00Z', '2026-01-01T04:00:00Z', ['soc-1']],
    ['a moment without any', '2026-01-01T03:11:00Z', '2026-01-01T03:59:59Z', []],
    ['the end before the beginning', '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', []],
    [
      'in the order of their beginning, league by league',
      '2026-01-01T02:00:00Z',
      '2026-01-01T04:50:00Z',
      ['cup-0', 'ten-0', 'esp-0', 'soc-1', 'afl-1', 'rle-1'],
    ],
    ['from before the first season', '2020-01-01T00:00:00Z', '2026-01-01T00:20:00Z', ['soc-0', 'afl-0']],
  ])('with %s', (_what, from, to, ids) => {
    expect(idsBetween(from, to)).toEqual(ids);
  });

  it('are listed for betting 36 hours ahead, and with their results for a day', () => {
    expect([listedAheadMs, listedAfterMs]).toEqual([129_600_000, 86_400_000]);
    const fixture = fixtureOf('soc-1981');
    expect(isListed(fixture, at('2026-11-25T16:00:00.000Z'))).toBe(true);
    expect(isListed(fixture, at('2026-11-25T15:59:59.999Z'))).toBe(false);
    expect(isListed(fixture, at('2027-01-01T00:00:00.000Z'))).toBe(true);
  });
});

it('a team plays in one league, and no two leagues of one sport share any', () => {
  const teams = leagues.flatMap((league) => league.teams.map((team) => `${league.sport} ${team}`));
  expect(new Set(teams).size).toBe(teams.length);
  expect(leagues.map((league) => league.teams.length)).toEqual([8, 6, 8, 6, 6, 8, 8, 6]);
});
