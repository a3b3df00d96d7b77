import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  casinoPage,
  displayingText,
  gamesPageSize,
  gamesQueryOf,
  gridColumns,
  isExcludedByPromo,
  listedGameTypes,
  normaliseNameFilter,
} from './index.ts';

const types = ['SLOTS', 'FISH', 'SPORTSBOOK', 'LIVE'].map((code) => ({ code }));

describe('game lists', () => {
  it.each([
    [0, 3],
    [320, 3],
    [767, 3],
    [767.9, 3],
    [768, 4],
    [1023, 4],
    [1024, 5],
    [1279, 5],
    [1280, 6],
    [5000, 6],
  ])('GAMES-01 has at %s px %s columns', (width, columns) => {
    expect(gridColumns(width)).toBe(columns);
  });

  it('GAMES-10 leaves the type SPORTSBOOK out and keeps the order of the rest', () => {
    expect(listedGameTypes(types)).toEqual([{ code: 'SLOTS' }, { code: 'FISH' }, { code: 'LIVE' }]);
    expect(listedGameTypes([{ code: 'Sportsbook' }])).toEqual([]);
    expect(listedGameTypes([])).toEqual([]);
  });

  it('GAMES-13 asks for 24 games at a time', () => {
    expect(gamesPageSize).toBe(24);
  });

  it('finds the page of a route', () => {
    expect(casinoPage('lobby', types)).toEqual({ kind: 'LOBBY' });
    expect(casinoPage('popular', types)).toEqual({ kind: 'POPULAR' });
    expect(casinoPage('providers', types)).toEqual({ kind: 'PROVIDERS' });
    expect(casinoPage('slots', types)).toEqual({ kind: 'TYPE', code: 'SLOTS' });
    expect(casinoPage('bingo', [...types, { code: 'BINGO' }])).toEqual({ kind: 'TYPE', code: 'BINGO' });
    for (const slug of ['bingo', 'sportsbook', 'SLOTS', '']) {
      expect(casinoPage(slug, types)).toEqual({ kind: 'UNKNOWN' });
    }
  });

  it('sends the type of a route, and none for popular', () => {
    const sort = { field: 'GAMES_PLAYED', direction: 'DESC' };
    expect(gamesQueryOf({ kind: 'TYPE', code: 'FISH' })).toEqual({ type: 'FISH', sort });
    expect(gamesQueryOf({ kind: 'POPULAR' })).toEqual({ type: null, sort });
  });

  it.each([
    ['  Golden Wattle ', 'golden wattle'],
    ['MAGPIE', 'magpie'],
    ['   ', null],
    ['', null],
    [null, null],
  ])('searches %j as %j', (text, name) => {
    expect(normaliseNameFilter(text)).toBe(name);
  });

  it('bounds a search', () => {
    expect(normaliseNameFilter('a'.repeat(100_000))).toHaveLength(100);
    expect(normaliseNameFilter(`${'a'.repeat(99)}🦜`)?.isWellFormed()).toBe(true);
  });

  it('tells how many games are shown', () => {
    expect(displayingText(24, 2106)).toBe('Displaying 24 of 2,106 games');
  });
});

describe('games and the active promo', () => {
  const game = { code: 'golden-wattle', provider: 'saltbush' };
  const none = { providers: [], allowedGameCodes: [] };

  it.each([
    [null, false],
    [none, false],
    [{ ...none, providers: ['saltbush', 'nightjar'] }, false],
    [{ ...none, providers: ['nightjar'] }, true],
    [{ ...none, allowedGameCodes: ['golden-wattle'] }, false],
    [{ ...none, allowedGameCodes: ['other'] }, true],
    [{ providers: ['saltbush'], allowedGameCodes: ['other'] }, true],
    [{ providers: ['nightjar'], allowedGameCodes: ['golden-wattle'] }, true],
    [{ providers: ['saltbush'], allowedGameCodes: ['golden-wattle'] }, false],
  ])('PROMO-39 decides %j: excluded %s', (promo, excluded) => {
    expect(isExcludedByPromo(game, promo)).toBe(excluded);
  });

  it('excludes nothing by lists that hold the game, whatever else they hold', () => {
    const lists = fc.array(fc.string());
    fc.assert(
      fc.property(lists, lists, (providers, codes) => {
        const promo = { providers: [...providers, game.provider], allowedGameCodes: [...codes, game.code] };
        expect(isExcludedByPromo(game, promo)).toBe(false);
      }),
    );
  });
});
