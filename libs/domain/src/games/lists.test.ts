import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  casinoPage,
  defaultGameSort,
  displayingText,
  excludedLabel,
  excludedMessage,
  gamesQueryOf,
  gameTypeSlug,
  gridColumns,
  isExcludedByPromo,
  listedGameTypes,
  normaliseNameFilter,
} from './index.ts';
import type { PromoGames } from './index.ts';

const typesOf = (...codes: readonly string[]) => codes.map((code) => ({ code }));

describe('the page of a slug', () => {
  it.each([
    ['a page of its own before a type of the same name', 'lobby', ['LOBBY'], { kind: 'LOBBY' }],
    ['popular before a type of that name', 'popular', ['POPULAR'], { kind: 'POPULAR' }],
    ['providers before a type of that name', 'providers', ['PROVIDERS'], { kind: 'PROVIDERS' }],
    ['a type as it is configured', 'table', ['Table'], { kind: 'TYPE', code: 'Table' }],
    ['the first of two types', 'live', ['LIVE', 'Live'], { kind: 'TYPE', code: 'LIVE' }],
    ['a type of two words', 'crash_games', ['CRASH_GAMES'], { kind: 'TYPE', code: 'CRASH_GAMES' }],
    ['no type that is configured', 'fish', [], { kind: 'UNKNOWN' }],
    ['the sportsbook, which is no list', 'sportsbook', ['SPORTSBOOK', 'SLOTS'], { kind: 'UNKNOWN' }],
    ['a part of a type', 'slot', ['SLOTS'], { kind: 'UNKNOWN' }],
    ['another case', 'Slots', ['SLOTS'], { kind: 'UNKNOWN' }],
    ['another case of a page', 'Lobby', [], { kind: 'UNKNOWN' }],
  ])('is %s', (_what, slug, codes, page) => {
    expect(casinoPage(slug, typesOf(...codes))).toEqual(page);
  });

  it('of every listed type is that type', () => {
    const code = fc
      .stringMatching(/^[A-Z]{1,8}$/)
      .filter((text) => !['LOBBY', 'POPULAR', 'PROVIDERS'].includes(text));
    fc.assert(
      fc.property(fc.uniqueArray(code), (codes) => {
        const types = typesOf(...codes);
        for (const listed of listedGameTypes(types)) {
          expect(casinoPage(gameTypeSlug(listed.code), types)).toEqual({ kind: 'TYPE', code: listed.code });
        }
      }),
    );
  });

  it.each(['LOBBY', 'POPULAR', 'PROVIDERS', 'UNKNOWN'] as const)('%s asks for no type', (kind) => {
    expect(gamesQueryOf({ kind })).toEqual({ type: null, sort: defaultGameSort });
  });

  it('most played first is the order that nobody asked for', () => {
    expect(defaultGameSort).toEqual({ field: 'GAMES_PLAYED', direction: 'DESC' });
  });
});

it('GAMES-01 a wider screen never has fewer columns', () => {
  const width = fc.integer({ min: 0, max: 4000 });
  fc.assert(
    fc.property(width, width, (narrow, more) => {
      expect(gridColumns(narrow + more)).toBeGreaterThanOrEqual(gridColumns(narrow));
    }),
  );
});

describe('a search', () => {
  it.each([
    ['one letter', 'X', 'x'],
    ['blanks inside', 'Golden  Wattle', 'golden  wattle'],
    ['a tab and a line', '\tGolden\n', 'golden'],
    ['a hundred letters', 'A'.repeat(100), 'a'.repeat(100)],
    ['a hundred and one', 'A'.repeat(101), 'a'.repeat(100)],
    ['blanks before a hundred letters', `   ${'A'.repeat(100)}`, 'a'.repeat(100)],
    ['letters behind a thousand blanks', `${' '.repeat(1000)}wattle`, null],
    ['letters behind fewer blanks', `${' '.repeat(994)}wattle`, 'wattle'],
    ['nothing', undefined, null],
  ])('of %s', (_what, text, name) => {
    expect(normaliseNameFilter(text)).toBe(name);
  });

  it('that was made is not changed by making it again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), (text) => {
        const name = normaliseNameFilter(text);
        expect(normaliseNameFilter(name?.toUpperCase().toLowerCase())).toBe(name);
      }),
    );
  });
});

it.each([
  [0, 0, 'Displaying 0 of 0 games'],
  [1, 1, 'Displaying 1 of 1 games'],
  [24, 25, 'Displaying 24 of 25 games'],
  [1000, 12345, 'Displaying 1,000 of 12,345 games'],
])('%i of %i reads %s', (shown, total, text) => {
  expect(displayingText(shown, total)).toBe(text);
});

describe('PROMO-39 a game beside the active promo', () => {
  const game = { code: 'keno', provider: 'saltbush' };

  it.each<[string, Partial<PromoGames>, boolean]>([
    ['a provider in another case is not listed', { providers: ['Saltbush'] }, true],
    ['a game in another case is not listed', { allowedGameCodes: ['KENO'] }, true],
    ['a part of a code is not listed', { allowedGameCodes: ['keno-deluxe'] }, true],
    ['the last of a list is listed', { providers: ['a', 'b', 'saltbush'] }, false],
    ['a code among the providers does not count', { providers: ['keno'] }, true],
    ['a provider among the codes does not count', { allowedGameCodes: ['saltbush'] }, true],
  ])('%s', (_what, lists, excluded) => {
    expect(isExcludedByPromo(game, { providers: [], allowedGameCodes: [], ...lists })).toBe(excluded);
  });

  it('is excluded as soon as one list without it is not empty', () => {
    const others = fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 1 });
    fc.assert(
      fc.property(others, fc.boolean(), (list, byProvider) => {
        const own = { providers: [game.provider], allowedGameCodes: [game.code] };
        const promo = byProvider ? { ...own, providers: list } : { ...own, allowedGameCodes: list };
        expect(isExcludedByPromo(game, promo)).toBe(true);
      }),
    );
  });

  it('says so on its card and when it is launched', () => {
    expect(excludedLabel).toBe('Excluded from Active Promo');
    expect(excludedMessage).toBe('This game is excluded from all Promo benefits.');
  });
});
