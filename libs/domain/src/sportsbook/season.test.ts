import { describe, expect, it } from 'vitest';
import { fixtureById, fixturesBetween } from './fixtures.ts';
import { leagues, pairingOf } from './season.ts';
import { sports } from './sports.ts';

const first = leagues[0];
const at = (text: string): number => Date.parse(text);

describe('a season', () => {
  it.each(leagues.map((league) => [league.name, league] as const))(
    'of the %s lets each team meet each other one twice, once at home, and none twice in a round',
    (_name, league) => {
      const { teams } = league;
      const games = teams.length / 2;
      const rounds = 2 * (teams.length - 1);
      const matches = Array.from({ length: rounds * games }, (_, match) => pairingOf(league, match));
      const pairs = new Set(matches.map(({ home, away }) => `${home} v ${away}`));
      expect(pairs.size).toBe(teams.length * (teams.length - 1));
      expect(matches.some(({ home, away }) => home === away)).toBe(false);
      for (let round = 1; round <= rounds; round += 1) {
        const playing = matches
          .filter((entry) => entry.round === round)
          .flatMap(({ home, away }) => [home, away]);
        expect(new Set(playing).size).toBe(teams.length);
      }
    },
  );

  it('goes on with the next one', () => {
    if (!first) throw new Error('There is no league.');
    expect(pairingOf(first, 0)).toEqual({
      season: 1,
      round: 1,
      home: 'Napier Northerlies',
      away: 'Ballarat Lanterns',
    });
    expect(pairingOf(first, 55)).toMatchObject({ season: 1, round: 14 });
    expect(pairingOf(first, 56)).toEqual({ ...pairingOf(first, 0), season: 2 });
  });
});

describe('the fixtures', () => {
  it('PLAY-32 are of seven sports, with three or more markets each', () => {
    const listed = fixturesBetween(at('2026-11-27T08:00:00Z'), at('2026-11-27T11:59:00Z'));
    expect(new Set(listed.map(({ sport }) => sport)).size).toBe(7);
    expect(Object.values(sports).filter(({ markets }) => markets.length < 3)).toEqual([]);
  });

  it('begin in each league every four hours, for ever', () => {
    const day = fixturesBetween(at('2031-05-01T00:00:00Z'), at('2031-05-01T23:59:59Z'));
    expect(day).toHaveLength(48);
    const soccer = day.filter(({ league }) => league.id === 'soc').map(({ startsAt }) => new Date(startsAt));
    expect(soccer.map((start) => start.toISOString().slice(11, 16))).toEqual([
      ...['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'],
    ]);
  });

  it('are found again by their ids, which nothing else has', () => {
    const listed = fixturesBetween(at('2026-11-27T00:00:00Z'), at('2026-11-28T00:00:00Z'));
    for (const fixture of listed) expect(fixtureById(fixture.id)).toEqual(fixture);
    for (const id of [
      'soc-599877283',
      'soc-999999999',
      '',
      'soc',
      'soc-',
      'soc--1',
      'soc-01',
      'soc-1.5',
      'xyz-1',
      'soc-9999999999',
    ]) {
      expect(fixtureById(id)).toBeNull();
    }
  });

  it('are none before the first season', () => {
    expect(fixturesBetween(0, at('2025-12-31T23:59:59Z'))).toEqual([]);
  });
});
