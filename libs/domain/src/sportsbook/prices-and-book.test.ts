import { describe, expect, it } from 'vitest';
import { bookOf, bookVersion, isAboutToMove } from './book.ts';
import { marketsOf } from './markets.ts';
import { highestOdds, inMillionths, lowestOdds, margins, priceOf } from './prices.ts';
import type { MarketKind } from './sports.ts';
import { fixtureOf, matchWith } from './testing/matches.ts';

const minute = 60_000;

describe('a price', () => {
  it.each<[string, MarketKind, number, number | null]>([
    ['of an even handicap, 5 % below the fair 2.00', 'HANDICAP', 0.5, 190],
    ['of an even total', 'TOTAL', 0.5, 190],
    ['of whether both score, 6 % below', 'BOTH_SCORE', 0.5, 188],
    ['of who scores first', 'FIRST_SCORE', 0.5, 188],
    ['of an exact score, 15 % below', 'CORRECT_SCORE', 0.5, 173],
    ['of a third, rounded down to a hundredth', 'WINNER', 1 / 3, 285],
    ['that is the lowest there is', 'WINNER', 0.9425, 101],
    ['that would be below it', 'WINNER', 0.943, null],
    ['of what is certain', 'WINNER', 1, null],
    ['near the highest there is', 'WINNER', 0.002, 47_619],
    ['that would be above it', 'WINNER', 0.0019, null],
    ['of an exact score near the highest', 'CORRECT_SCORE', 0.00174, 49_975],
    ['of one that would be above it', 'CORRECT_SCORE', 0.00173, null],
    ['of what cannot be', 'HANDICAP', 0, null],
  ])('%s', (_what, kind, chance, odds) => {
    expect(priceOf(kind, chance)).toBe(odds);
  });

  it('lies between 1.01 and 500.00, below the fair one by the margin of its market', () => {
    expect([lowestOdds, highestOdds]).toEqual([101, 50_000]);
    expect(margins).toEqual({
      ...{ WINNER: 50, HANDICAP: 50, TOTAL: 50 },
      ...{ BOTH_SCORE: 60, FIRST_SCORE: 60, CORRECT_SCORE: 150 },
    });
  });

  it.each([
    [0, 0],
    [1, 1_000_000],
    [0.000_000_4, 0],
    [0.000_000_6, 1],
    [2 / 3, 666_667],
  ])('is computed with a chance of %d as %i millionths', (chance, millionths) => {
    expect(inMillionths(chance)).toBe(millionths);
  });
});

const fixture = fixtureOf('soc-30');
const played = matchWith(fixture, '-H-A-');
const at = (minutes: number): number => fixture.startsAt + minutes * minute;

describe('the version of a book', () => {
  it.each([
    ['a day before', -1440, 'UPCOMING 0 4'],
    ['with the first news', -720, 'UPCOMING 0 3'],
    ['with the second', -180, 'UPCOMING 0 2'],
    ['with the third', -60, 'UPCOMING 0 1'],
    ['with the last', -20, 'UPCOMING 0 0'],
    ['when it begins', 0, 'LIVE 0 0'],
    ['in its third minute', 2.5, 'LIVE 2 0'],
    ['when it is over', 5, 'OVER 5 0'],
    ['later', 500, 'OVER 5 0'],
  ])('%s', (_when, minutes, version) => {
    expect(bookVersion(fixture, played, at(minutes))).toBe(version);
  });

  it.each([
    ['when it was broken off', 'ABANDONED', '--', 2, 'ABANDONED 2 0'],
    ['when it did not begin', 'POSTPONED', '', 0, 'POSTPONED 0 0'],
  ] as const)('%s', (_when, conclusion, letters, minutes, version) => {
    expect(bookVersion(fixture, matchWith(fixture, letters, { conclusion }), at(minutes))).toBe(version);
  });

  it.each([
    ['a day before, within an hour', -1440, 60 * minute, false],
    ['twelve hours and five seconds before', -720 - 5 / 60, 5000, true],
    ['a millisecond earlier', -720 - 5.001 / 60, 5000, false],
    ['with the last news, within five seconds', -20, 5000, false],
    ['five seconds before the start', -5 / 60, 5000, true],
    ['in the middle of a step', 1.5, 5000, false],
    ['five seconds before a step, which may well be without a goal', 2 + 55 / 60, 5000, true],
    ['before its last step', 4.99, 5000, true],
    ['when it is over, for ever', 5, 1e9, false],
  ])('is about to change: %s', (_when, minutes, withinMs, moves) => {
    expect(isAboutToMove(fixture, played, Math.round(at(minutes)), withinMs)).toBe(moves);
  });
});

describe('the book of a match', () => {
  const markets = marketsOf(fixture, played);
  const winners = (minutes: number, match = played) =>
    bookOf({ fixture, match, markets }, at(minutes))[0]?.offers ?? [];

  it('has odds for whatever may still be, until the match is over', () => {
    expect(winners(-1).every(({ odds }) => odds !== null)).toBe(true);
    expect(winners(4.9).every(({ odds }) => odds !== null)).toBe(true);
    expect(winners(5).map(({ odds }) => odds)).toEqual([null, null, null]);
  });

  it.each([
    ['was broken off', 'ABANDONED', '-H', 2],
    ['did not begin', 'POSTPONED', '', 0],
  ] as const)('has none when it %s, whatever the chances were', (_what, conclusion, letters, minutes) => {
    const off = matchWith(fixture, letters, { conclusion });
    const odds = bookOf({ fixture, match: off, markets }, at(minutes)).flatMap(({ offers }) =>
      offers.flatMap((offer) => offer.odds ?? []),
    );
    expect(odds).toEqual([]);
  });

  it('keeps its markets and lines while the chances move', () => {
    const linesAt = (minutes: number) =>
      bookOf({ fixture, match: played, markets }, at(minutes)).map(({ kind, line }) => [kind, line]);
    expect(linesAt(4)).toEqual(linesAt(-2000));
    const [before, after] = [winners(1.9), winners(2)].map((offers) => offers[0]?.chance ?? 0);
    // The first goal is the home side's.
    expect(after).toBeGreaterThan((before ?? 0) + 100_000);
  });

  it('takes no more bets on who scores first once somebody has', () => {
    const first = bookOf({ fixture, match: played, markets }, at(2)).find(
      ({ kind }) => kind === 'FIRST_SCORE',
    );
    expect(first?.offers).toEqual([
      { selection: 'HOME', chance: 1_000_000, odds: null },
      { selection: 'NONE', chance: 0, odds: null },
      { selection: 'AWAY', chance: 0, odds: null },
    ]);
  });
});
