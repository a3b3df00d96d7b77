import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settledState } from './bets.ts';
import { bookOf } from './book.ts';
import { marketsOf, winnerOf } from './markets.ts';
import type { Market } from './markets.ts';
import { matchOf } from './match.ts';
import { leagues } from './season.ts';
import { sports } from './sports.ts';
import type { Sport } from './sports.ts';
import { fixtureOf, marketOf, matchWith, scored } from './testing/matches.ts';

/** Who wins each market of a sport at a score, in the order of the markets. */
const winnersAt = (sport: Sport, markets: readonly Market[], board: string): string =>
  markets.map((market) => winnerOf(market, sports[sport], scored(board))).join(' ');

describe('PLAY-30 the winners of each market at a score', () => {
  const soccer = [
    marketOf('WINNER', null),
    marketOf('HANDICAP', -1.5),
    marketOf('TOTAL', 2.5),
    marketOf('BOTH_SCORE', null),
    marketOf('FIRST_SCORE', null),
    marketOf('CORRECT_SCORE', null, ['0-0', '1-0', '2-0', '1-1', '2-1', '0-1', '0-2', '3-3', 'OTHER']),
  ];

  it.each([
    ['0-0', 'DRAW AWAY UNDER NO NONE 0-0'],
    ['1-0', 'HOME AWAY UNDER NO HOME 1-0'],
    ['2-0', 'HOME HOME UNDER NO HOME 2-0'],
    ['0-1', 'AWAY AWAY UNDER NO AWAY 0-1'],
    ['0-2', 'AWAY AWAY UNDER NO AWAY 0-2'],
    ['1-1', 'DRAW AWAY UNDER YES HOME 1-1'],
    ['2-1', 'HOME AWAY OVER YES HOME 2-1'],
    ['3-0', 'HOME HOME OVER NO HOME OTHER'],
    ['3-3', 'DRAW AWAY OVER YES HOME 3-3'],
    ['4-2', 'HOME HOME OVER YES HOME OTHER'],
    ['0-7', 'AWAY AWAY OVER NO AWAY OTHER'],
  ])('of soccer %s: %s', (board, winners) => {
    expect(winnersAt('SOCCER', soccer, board)).toBe(winners);
  });

  it.each<[Sport, number, number, string, string]>([
    ['AUSTRALIAN_RULES', -8.5, 155.5, '13-12', 'HOME AWAY UNDER'],
    ['AUSTRALIAN_RULES', -8.5, 155.5, '14-12', 'HOME HOME OVER'],
    ['AUSTRALIAN_RULES', -8.5, 155.5, '13-13', 'DRAW AWAY OVER'],
    ['AUSTRALIAN_RULES', 12.5, 155.5, '11-13', 'AWAY HOME UNDER'],
    ['AUSTRALIAN_RULES', 12.5, 155.5, '11-14', 'AWAY AWAY UNDER'],
    ['RUGBY_LEAGUE', -11.5, 41.5, '4-2', 'HOME HOME UNDER'],
    ['RUGBY_LEAGUE', -11.5, 41.5, '4-3', 'HOME AWAY OVER'],
    ['RUGBY_LEAGUE', 0.5, 41.5, '3-3', 'DRAW HOME UNDER'],
    ['RUGBY_UNION', 7.5, 44.5, '4-5', 'AWAY HOME OVER'],
    ['RUGBY_UNION', 7.5, 44.5, '3-5', 'AWAY AWAY UNDER'],
    ['RUGBY_UNION', -0.5, 44.5, '5-4', 'HOME HOME OVER'],
    ['RUGBY_UNION', -0.5, 44.5, '4-4', 'DRAW AWAY UNDER'],
    ['BASKETBALL', -3.5, 171.5, '43-42', 'HOME AWAY UNDER'],
    ['BASKETBALL', -3.5, 171.5, '44-42', 'HOME HOME OVER'],
    ['BASKETBALL', -3.5, 171.5, '43-43', 'DRAW AWAY OVER'],
    ['BASKETBALL', 4.5, 171.5, '41-43', 'AWAY HOME UNDER'],
    ['TENNIS', -1.5, 2.5, '2-0', 'HOME HOME UNDER'],
    ['TENNIS', -1.5, 2.5, '2-1', 'HOME AWAY OVER'],
    ['TENNIS', 1.5, 2.5, '1-2', 'AWAY HOME OVER'],
    ['TENNIS', 1.5, 2.5, '0-2', 'AWAY AWAY UNDER'],
    ['ESPORTS', -2.5, 3.5, '3-0', 'HOME HOME UNDER'],
    ['ESPORTS', -2.5, 3.5, '3-1', 'HOME AWAY OVER'],
    ['ESPORTS', 1.5, 4.5, '2-3', 'AWAY HOME OVER'],
    ['ESPORTS', 1.5, 4.5, '1-3', 'AWAY AWAY UNDER'],
    ['ESPORTS', 2.5, 4.5, '1-3', 'AWAY HOME UNDER'],
  ])('of %s with handicap %d and total %d at %s: %s', (sport, handicap, total, board, winners) => {
    const markets = [marketOf('WINNER', null), marketOf('HANDICAP', handicap), marketOf('TOTAL', total)];
    expect(winnersAt(sport, markets, board)).toBe(winners);
  });
});

describe('the markets of a sport', () => {
  const marketLines = (id: string, edge: number) => {
    const fixture = fixtureOf(id);
    const markets = marketsOf(fixture, matchWith(fixture, '', { edge }));
    return markets.flatMap(({ line }) => line ?? []);
  };

  it.each([
    ['soc-0', 'WINNER HANDICAP TOTAL BOTH_SCORE FIRST_SCORE CORRECT_SCORE', 'HOME DRAW AWAY', 17],
    ['afl-0', 'WINNER HANDICAP TOTAL FIRST_SCORE', 'HOME DRAW AWAY', null],
    ['rle-0', 'WINNER HANDICAP TOTAL FIRST_SCORE', 'HOME DRAW AWAY', null],
    ['run-0', 'WINNER HANDICAP TOTAL FIRST_SCORE', 'HOME DRAW AWAY', null],
    ['bas-0', 'WINNER HANDICAP TOTAL FIRST_SCORE', 'HOME DRAW AWAY', null],
    ['ten-0', 'WINNER HANDICAP TOTAL CORRECT_SCORE', 'HOME AWAY', 4],
    ['esp-0', 'WINNER HANDICAP TOTAL CORRECT_SCORE', 'HOME AWAY', 6],
  ])('of %s are %s', (id, kinds, winners, exact) => {
    const fixture = fixtureOf(id);
    const markets = marketsOf(fixture, matchWith(fixture, ''));
    expect(markets.map(({ kind }) => kind).join(' ')).toBe(kinds);
    expect(markets[0]?.selections.join(' ')).toBe(winners);
    expect(markets.find(({ kind }) => kind === 'CORRECT_SCORE')?.selections.length ?? null).toBe(exact);
  });

  it('list every score of a race, the home side’s wins first', () => {
    const fixture = fixtureOf('esp-0');
    expect(marketsOf(fixture, matchWith(fixture, '')).at(-1)?.selections).toEqual([
      ...['3-0', '3-1', '3-2', '0-3', '1-3', '2-3'],
    ]);
  });

  // By hand: a set won with .65 gives 2-0 with .42, nearest to even; with .35 the other side fails to with .58.
  it.each([
    ['a better player gives sets', 'ten-0', 300, [-1.5, 2.5]],
    ['a worse one is given them', 'ten-0', -300, [1.5, 2.5]],
    ['a better team of esports gives maps', 'esp-0', 300, [-1.5, 3.5]],
    ['a far better one gives more', 'esp-0', 480, [-2.5, 3.5]],
    ['a worse one is given them', 'esp-0', -300, [1.5, 3.5]],
    ['a far worse one is given more', 'esp-0', -480, [2.5, 3.5]],
    ['a better side of soccer gives half a goal', 'soc-0', 300, [-0.5, 2.5]],
    ['a worse one is given it', 'soc-0', -300, [0.5, 2.5]],
  ])('%s', (_what, id, edge, lines) => {
    expect(marketLines(id, edge)).toEqual(lines);
  });

  it('have lines between two scores that can be, so that nothing is ever even', () => {
    const drawn = fc.tuple(fc.constantFrom(...leagues), fc.integer({ min: -240, max: 360 }));
    fc.assert(
      fc.property(drawn, ([{ id, sport }, edge]) => {
        const [handicap = 0, total = 0] = marketLines(`${id}-0`, edge);
        const { points, steps, target } = sports[sport];
        expect(Math.abs(handicap - 0.5) % points).toBe(0);
        expect((total + 0.5) % points).toBe(0);
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThan(points * steps);
        // In a race half a step more or less would be the winner once more.
        if (target !== null) expect(Math.abs(handicap)).toBeGreaterThan(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('PLAY-30 the bets on a match that is over', () => {
  const ended = fc
    .record({
      seed: fc.nat().map(String),
      league: fc.constantFrom(...leagues.map(({ id }) => id)),
      number: fc.nat(9999),
    })
    .map(({ seed, league, number }) => {
      const fixture = fixtureOf(`${league}-${String(number)}`);
      const match = matchOf(seed, fixture);
      return { fixture, match, markets: marketsOf(fixture, match) };
    });

  it('are won by exactly one selection of each market, which by then is certain and no longer offered', () => {
    fc.assert(
      fc.property(
        ended.filter(({ match }) => match.conclusion === 'PLAYED'),
        ({ fixture, match, markets }) => {
          for (const market of bookOf({ fixture, match, markets }, match.endsAt)) {
            const won = market.selections.filter(
              (selection) => settledState(fixture, match, { market, selection }) === 'WON',
            );
            const certain = market.offers.filter(({ chance }) => chance === 1_000_000);
            expect(won).toHaveLength(1);
            expect(certain).toEqual([{ selection: won[0], chance: 1_000_000, odds: null }]);
            expect(market.offers.filter(({ chance }) => chance === 0)).toHaveLength(market.offers.length - 1);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['POSTPONED', ''],
    ['ABANDONED', ''],
    ['ABANDONED', 'HHHA'],
  ] as const)('are void when it was %s after "%s", whatever the score', (conclusion, letters) => {
    const fixture = fixtureOf('soc-12');
    const match = matchWith(fixture, letters, { conclusion });
    const states = marketsOf(fixture, match).flatMap((market) =>
      market.selections.map((selection) => settledState(fixture, match, { market, selection })),
    );
    expect(new Set(states)).toEqual(new Set(['VOID']));
  });
});
