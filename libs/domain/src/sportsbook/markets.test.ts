import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from './book.ts';
import { fixtureById } from './fixtures.ts';
import { chancesOf, marketsOf, winnerOf } from './markets.ts';
import type { Market } from './markets.ts';
import { knownEdge, matchOf, newsEdge, scoreOf } from './match.ts';
import { outlookOf } from './outlook.ts';
import { margins, priceOf } from './prices.ts';
import { leagues } from './season.ts';
import { sports } from './sports.ts';
import type { MarketKind, Sport } from './sports.ts';

/** What rounding down to a hundredth adds to an overround at most, in 1/1,000; follows from the lowest odds. */
const roundingAtMost = 13;

const start = { home: 0, away: 0, first: null };

const winner: Market = { kind: 'WINNER', line: null, selections: ['HOME', 'DRAW', 'AWAY'] };

const rounded = (chances: ReadonlyMap<string, number>) =>
  Object.fromEntries([...chances].map(([key, chance]) => [key, Number(chance.toFixed(4))]));

const books = fc
  .record({
    seed: fc.nat().map(String),
    league: fc.constantFrom(...leagues.map(({ id }) => id)),
    number: fc.nat(20_000),
    minutes: fc.integer({ min: -1440, max: 180 }),
  })
  .map(({ seed, league, number, minutes }) => {
    const fixture = fixtureById(`${league}-${String(number)}`);
    if (!fixture) throw new Error('There is no such match.');
    const match = matchOf(seed, fixture);
    const markets = marketsOf(fixture, match);
    const now = fixture.startsAt + minutes * 60_000;
    return { fixture, match, markets, now, book: bookOf({ fixture, match, markets }, now) };
  });

describe('the chances of a match', () => {
  it.each<[Sport, Record<string, number>]>([
    ['SOCCER', { HOME: 0.3716, DRAW: 0.2567, AWAY: 0.3716 }],
    ['BASKETBALL', { HOME: 0.4786, DRAW: 0.0428, AWAY: 0.4786 }],
  ])('of %s between equal sides', (sport, chances) => {
    const rules = sports[sport];
    const outlook = outlookOf(rules, { edge: 0, toCome: 0, left: rules.steps, score: start });
    expect(rounded(chancesOf(winner, rules, outlook))).toEqual(chances);
  });

  it('of three sets of which each goes to the home side six times in ten', () => {
    const rules = sports.TENNIS;
    const outlook = outlookOf(rules, { edge: 200, toCome: 0, left: 3, score: start });
    const exact: Market = { kind: 'CORRECT_SCORE', line: null, selections: ['2-0', '2-1', '0-2', '1-2'] };
    expect(rounded(chancesOf(exact, rules, outlook))).toEqual({
      '2-0': 0.36,
      '2-1': 0.288,
      '0-2': 0.16,
      '1-2': 0.192,
    });
  });

  it('of a goal ahead with ten minutes to go', () => {
    const rules = sports.SOCCER;
    const score = { home: 1, away: 0, first: 'HOME' } as const;
    const outlook = outlookOf(rules, { edge: 0, toCome: 0, left: 10, score });
    expect(rounded(chancesOf(winner, rules, outlook))).toEqual({ HOME: 0.8767, DRAW: 0.115, AWAY: 0.0083 });
  });

  it('sum up to 1 in each market, whatever is known', () => {
    fc.assert(
      fc.property(books, ({ book }) => {
        for (const { offers } of book) {
          const sum = offers.reduce((total, { chance }) => total + chance, 0);
          expect(Math.abs(sum - 1_000_000)).toBeLessThanOrEqual(offers.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are on average after a piece of news what they were before it', () => {
    const rules = sports.RUGBY_UNION;
    const at = (edge: number, toCome: number) =>
      chancesOf(winner, rules, outlookOf(rules, { edge, toCome, left: 80, score: start })).get('HOME') ?? 0;
    const before = at(100, 3);
    const after = (at(100 - newsEdge, 2) + at(100 + newsEdge, 2)) / 2;
    expect(after).toBeCloseTo(before, 9);
  });

  it('move with the news before a match', () => {
    const fixture = fixtureById('soc-1990');
    if (!fixture) throw new Error('There is no such match.');
    const match = matchOf('42', fixture);
    const known = [1440, 720, 180, 60, 20].map((minutes) =>
      knownEdge(fixture, match, fixture.startsAt - minutes * 60_000),
    );
    expect(known.map(({ toCome }) => toCome)).toEqual([4, 3, 2, 1, 0]);
    const moves = known.slice(1).map(({ edge }, index) => Math.abs(edge - (known[index]?.edge ?? 0)));
    expect(moves).toEqual([30, 30, 30, 30]);
  });
});

describe('PLAY-30 the bets on a market', () => {
  const scores = fc.record({
    home: fc.nat(90),
    away: fc.nat(90),
    first: fc.constantFrom('HOME' as const, 'AWAY' as const, null),
  });

  it('are won by exactly one selection, so that opposite ones never both win', () => {
    fc.assert(
      fc.property(books, scores, ({ fixture, match, markets }, made) => {
        for (const market of markets) {
          for (const score of [made, scoreOf(match.steps)]) {
            const won = market.selections.filter((entry) => entry === winnerOf(market, fixture.rules, score));
            // A race has no other ends than those that are listed.
            if (fixture.rules.target === null || match.conclusion === 'PLAYED') {
              expect(won.length).toBeLessThanOrEqual(1);
            }
          }
          const end = winnerOf(market, fixture.rules, scoreOf(match.steps));
          if (match.conclusion === 'PLAYED') expect(market.selections).toContain(end);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each<[MarketKind, number | null, { home: number; away: number }, string]>([
    ['HANDICAP', -5.5, { home: 3, away: 2 }, 'HOME'],
    ['HANDICAP', -5.5, { home: 2, away: 2 }, 'AWAY'],
    ['HANDICAP', 6.5, { home: 1, away: 2 }, 'HOME'],
    ['TOTAL', 29.5, { home: 3, away: 2 }, 'OVER'],
    ['TOTAL', 29.5, { home: 2, away: 2 }, 'UNDER'],
    ['BOTH_SCORE', null, { home: 1, away: 0 }, 'NO'],
    ['BOTH_SCORE', null, { home: 1, away: 4 }, 'YES'],
  ])('are settled by the points of the sport: %s %s at %j', (kind, line, board, won) => {
    const market = { kind, line, selections: [] };
    expect(winnerOf(market, sports.RUGBY_LEAGUE, { ...board, first: null })).toBe(won);
  });
});

describe('the prices of a market', () => {
  it.each([
    ['WINNER', 0.5, 190],
    ['WINNER', 0.25, 380],
    ['CORRECT_SCORE', 0.1, 869],
    ['TOTAL', 0.942, 101],
    ['TOTAL', 0.95, null],
    ['WINNER', 0.001, null],
    ['WINNER', 0, null],
  ] as const)('of %s with a chance of %s are %s', (kind, chance, odds) => {
    expect(priceOf(kind, chance)).toBe(odds);
  });

  it('imply between 100 % and the stated overround when all of it is open', () => {
    fc.assert(
      fc.property(books, ({ book }) => {
        for (const { kind, offers } of book) {
          if (offers.some(({ odds }) => odds === null)) continue;
          const implied = offers.reduce((sum, { odds }) => sum + 100 / (odds ?? 1), 0);
          expect(implied).toBeGreaterThan(1);
          expect(implied).toBeGreaterThanOrEqual(1 + margins[kind] / 1000 - 1e-6);
          expect(implied).toBeLessThanOrEqual((1000 + margins[kind] + roundingAtMost) / 1000);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are offered until a match is over, and never below 1.01', () => {
    fc.assert(
      fc.property(books, ({ book, match, now }) => {
        const odds = book.flatMap(({ offers }) => offers.flatMap((offer) => offer.odds ?? []));
        if (now >= match.endsAt) expect(odds).toEqual([]);
        for (const price of odds) expect(price).toBeGreaterThanOrEqual(101);
      }),
      { numRuns: 40 },
    );
  });
});

it('a bet is taken on either side of every match before it begins', () => {
  const seeds = ['1', '2', '3', '4', '5', '6'];
  const ids = seeds.flatMap(() =>
    leagues.flatMap(({ id }) => [0, 7, 19, 33].map((number) => `${id}-${String(number)}`)),
  );
  for (const [index, id] of ids.entries()) {
    const fixture = fixtureById(id);
    if (!fixture) throw new Error('There is no such match.');
    const match = matchOf(seeds[index % seeds.length] ?? '', fixture);
    const markets = marketsOf(fixture, match);
    const offers = bookOf({ fixture, match, markets }, fixture.startsAt - 1)[0]?.offers ?? [];
    expect(offers.filter(({ odds }) => odds === null)).toEqual([]);
  }
});
