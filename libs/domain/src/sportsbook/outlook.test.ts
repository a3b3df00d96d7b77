import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownOf, openingOf, outlookOf } from './outlook.ts';
import type { KnownOfMatch } from './outlook.ts';
import { sports } from './sports.ts';
import type { Sport } from './sports.ts';
import { fixtureOf, matchWith, scored } from './testing/matches.ts';

const known = (board: string, left: number, edge = 0, toCome = 0): KnownOfMatch => ({
  ...{ edge, toCome, left },
  score: scored(board),
});

/** The chance of each end, rounded to six decimals. */
const endsOf = (sport: Sport, from: KnownOfMatch) =>
  Object.fromEntries(
    outlookOf(sports[sport], from).endings.map(({ home, away, chance }) => [
      `${String(home)}-${String(away)}`,
      Number(chance.toFixed(6)),
    ]),
  );

describe('the ends that a match may come to', () => {
  it.each<[string, Sport, KnownOfMatch, Record<string, number>]>([
    ['none but the score when nothing is left', 'SOCCER', known('2-1', 0), { '2-1': 1 }],
    [
      'one goal more of either side, or none, with a minute left',
      'SOCCER',
      known('1-1', 1),
      { '1-1': 0.97, '2-1': 0.015, '1-2': 0.015 },
    ],
    [
      'with an edge of 200, six goals of ten for the home side',
      'SOCCER',
      known('0-0', 1, 200),
      { '0-0': 0.97, '1-0': 0.018, '0-1': 0.012 },
    ],
    [
      'with two minutes left',
      'SOCCER',
      known('0-0', 2),
      { '0-0': 0.9409, '1-0': 0.0291, '0-1': 0.0291, '2-0': 0.000225, '1-1': 0.00045, '0-2': 0.000225 },
    ],
    [
      'nine times of ten a score with a minute of basketball left',
      'BASKETBALL',
      known('40-40', 1),
      { '40-40': 0.1, '41-40': 0.45, '40-41': 0.45 },
    ],
    ['the last set of a match of tennis', 'TENNIS', known('1-1', 1, 100), { '2-1': 0.55, '1-2': 0.45 }],
    ['the second of three sets', 'TENNIS', known('1-0', 2), { '2-0': 0.5, '2-1': 0.25, '1-2': 0.25 }],
    ['none but the score of a race that is won', 'TENNIS', known('2-0', 1), { '2-0': 1 }],
    [
      'five maps at even chances',
      'ESPORTS',
      known('0-0', 5),
      { '3-0': 0.125, '3-1': 0.1875, '3-2': 0.1875, '0-3': 0.125, '1-3': 0.1875, '2-3': 0.1875 },
    ],
    [
      'a race with one piece of news to come, over both ways that it may turn out',
      'TENNIS',
      known('0-0', 3, 0, 1),
      // .515² and .485² on average, and the rest of one half.
      { '2-0': 0.250225, '2-1': 0.249775, '0-2': 0.250225, '1-2': 0.249775 },
    ],
    ['news that cancels out on average', 'TENNIS', known('1-1', 1, 100, 2), { '2-1': 0.55, '1-2': 0.45 }],
  ])('%s', (_what, sport, from, ends) => {
    expect(endsOf(sport, from)).toEqual(ends);
  });
});

describe('who scores first', () => {
  it.each<[string, Sport, KnownOfMatch, [home: number, away: number, none: number]]>([
    ['is open in a last minute', 'SOCCER', known('0-0', 1), [0.015, 0.015, 0.97]],
    ['is nobody when nothing is left', 'SOCCER', known('0-0', 0), [0, 0, 1]],
    ['is shared as the edge says', 'SOCCER', known('0-0', 2, 200), [0.03546, 0.02364, 0.9409]],
    ['is near certain in two minutes of basketball', 'BASKETBALL', known('0-0', 2), [0.495, 0.495, 0.01]],
    ['stays the home side once it was', 'SOCCER', known('1-3', 40), [1, 0, 0]],
    ['stays the away side once it was', 'SOCCER', known('0-1', 40, 300), [0, 1, 0]],
    ['stays it before news too', 'SOCCER', known('0-1', 90, 0, 4), [0, 1, 0]],
  ])('%s', (_what, sport, from, [home, away, none]) => {
    const { first } = outlookOf(sports[sport], from);
    expect(first.HOME).toBeCloseTo(home, 9);
    expect(first.AWAY).toBeCloseTo(away, 9);
    expect(first.NONE).toBeCloseTo(none, 9);
  });
});

const sport = fc.constantFrom<Sport>('SOCCER', 'AUSTRALIAN_RULES', 'BASKETBALL', 'TENNIS', 'ESPORTS');

it('the chances of all ends, and of who is first, sum to one, and no end takes a score back', () => {
  const facts = fc.record({
    edge: fc.integer({ min: -240, max: 360 }),
    toCome: fc.nat(4),
    played: fc.nat(2),
  });
  fc.assert(
    fc.property(sport, facts, (name, { edge, toCome, played }) => {
      const score = scored(`${String(Math.min(played, 1))}-${String(Math.max(0, played - 1))}`);
      const left = sports[name].steps - played;
      const { endings, first } = outlookOf(sports[name], { edge, toCome, left, score });
      expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
      expect(first.HOME + first.AWAY + first.NONE).toBeCloseTo(1, 9);
      for (const { home, away } of endings) {
        expect(home >= score.home && away >= score.away).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

it('an edge for one side is as good as the same for the other', () => {
  fc.assert(
    fc.property(sport, fc.integer({ min: 2, max: 60 }), (name, tens) => {
      const at = (edge: number) => outlookOf(sports[name], known('0-0', sports[name].steps, edge));
      const [mine, theirs] = [at(20 * tens), at(-20 * tens)];
      for (const { home, away, chance } of mine.endings.slice(0, 40)) {
        const mirrored = theirs.endings.find((end) => end.home === away && end.away === home);
        if (chance > 1e-6) expect(mirrored?.chance).toBeCloseTo(chance, 3);
      }
      expect(mine.first.HOME).toBeCloseTo(theirs.first.AWAY, 3);
    }),
    { numRuns: 20 },
  );
});

describe('what is known of a match at a moment', () => {
  const fixture = fixtureOf('soc-9');
  const match = matchWith(fixture, `-H-A${'-'.repeat(86)}`);
  const minute = 60_000;

  it.each([
    ['before its news', -900, { edge: 100, toCome: 4, left: 90, score: scored('0-0') }],
    ['an hour before', -60, { edge: 70, toCome: 1, left: 90, score: scored('0-0') }],
    ['after two minutes', 2, { edge: 100, toCome: 0, left: 88, score: scored('1-0') }],
    ['after half an hour', 30, { edge: 100, toCome: 0, left: 60, score: scored('1-1') }],
    ['at its end', 90, { edge: 100, toCome: 0, left: 0, score: scored('1-1') }],
  ])('%s', (_when, minutes, expected) => {
    expect(knownOf(fixture, match, fixture.startsAt + minutes * minute)).toEqual(expected);
  });

  it('is at its opening that four pieces of news are to come, which make what is unlikely likelier', () => {
    const tennis = fixtureOf('ten-9');
    const { endings } = openingOf(tennis, matchWith(tennis, 'AA'));
    const straight = endings.find(({ home, away }) => home === 2 && away === 0);
    // .55² and the variance of the chance of a set, which is four times .015².
    expect(straight?.chance).toBeCloseTo(0.3034, 9);
  });

  it('is nothing of its news and steps at its opening', () => {
    const other = matchWith(fixture, 'A'.repeat(90));
    expect(openingOf(fixture, match)).toEqual(
      openingOf(fixture, { ...other, news: other.news.toReversed() }),
    );
  });
});
