import { describe, expect, it } from 'vitest';
import { isHedged } from './index.ts';
import { outcomesOf } from './outcomes.ts';
import type { KnownOfMatch } from './outlook.ts';
import { sports } from './sports.ts';
import type { Sport } from './sports.ts';
import { marketOf, scored } from './testing/matches.ts';
import { on, opening, soccer } from './testing/picks.ts';

/** Prices that say nothing, so that no pair is covered by them. */
const pick = (market: Parameters<typeof on>[2], selection: string) => on(selection, 2_000, market);
const exactly = (...scores: string[]) => scores.map((score) => pick('CORRECT_SCORE', score));

const under = pick('TOTAL', 'UNDER');
const over = pick('TOTAL', 'OVER');
const noGoalOfOne = pick('BOTH_SCORE', 'NO');
const draw = pick('WINNER', 'DRAW');
const [homeFirst, awayFirst] = [pick('FIRST_SCORE', 'HOME'), pick('FIRST_SCORE', 'AWAY')];
const threeGoals = exactly('0-3', '1-2', '1-3', '2-1', '2-2', '2-3', '3-0', '3-1', '3-2', '3-3', 'OTHER');
const afterAnHour: KnownOfMatch = { ...opening, left: 30 };
const twoAhead: KnownOfMatch = { ...afterAnHour, score: scored('2-0') };
const goalsToCome = exactly('2-1', '2-2', '2-3', '3-0', '3-1', '3-2', '3-3', 'OTHER');

type Picks = readonly ReturnType<typeof on>[];

describe('of several picks on a match of soccer is covered', () => {
  it.each<[what: string, known: KnownOfMatch, picks: Picks, covered: Picks]>([
    ['each of few goals and every score of many', opening, [under, ...threeGoals], [under, ...threeGoals]],
    [
      'each of them too, and no guess on a score, beside two that win with one of them',
      opening,
      [under, ...threeGoals, ...exactly('0-0', '1-0')],
      [under, ...threeGoals],
    ],
    ['none of few goals and four scores of many', opening, [under, ...threeGoals.slice(0, 4)], []],
    [
      'each of both scoring, few goals, and the score between',
      opening,
      [noGoalOfOne, over, ...exactly('1-1')],
      [noGoalOfOne, over, ...exactly('1-1')],
    ],
    ['none of them without that score', opening, [noGoalOfOne, over], []],
    [
      'each of a draw and both sides to score first, while none has after an hour',
      afterAnHour,
      [draw, homeFirst, awayFirst],
      [draw, homeFirst, awayFirst],
    ],
    [
      'not the draw before the match, when nearly always one scores',
      opening,
      [draw, homeFirst, awayFirst],
      [homeFirst, awayFirst],
    ],
    ['no draw beside one side to score first', afterAnHour, [draw, homeFirst], []],
    [
      'each of no more goals and every score with more, at two goals ahead',
      twoAhead,
      [under, ...goalsToCome],
      [under, ...goalsToCome],
    ],
    ['not few goals by the same scores, bet on before', opening, [under, ...goalsToCome], goalsToCome],
    [
      'none of a winner, few goals and no goal of one side',
      opening,
      [pick('WINNER', 'HOME'), under, noGoalOfOne],
      [],
    ],
    ['no pick by the same pick again', opening, [under, under, under], []],
    [
      'none on a market that the match does not have',
      opening,
      [pick('WINNER', 'HOME'), on('HOME', 2_000, 'FIRST_SCORE', 'fix_2')],
      [],
    ],
  ])('%s', (_what, known, picks, covered) => {
    const match = soccer(-1.5, known);
    expect(picks.filter((own) => isHedged([own], picks, match))).toEqual(covered);
  });
});

it.each<[what: string, decided: ReturnType<typeof on>]>([
  ['a first score that is won', homeFirst],
  ['a first score that is lost', awayFirst],
  ['a score that nobody can end with any more', on('0-0', 120, 'CORRECT_SCORE')],
])('%s covers nothing that is placed after it', (_what, decided) => {
  const match = soccer(-1.5, { ...afterAnHour, score: scored('1-0') });
  const many = on('OVER', 176, 'TOTAL');
  expect(isHedged([many], [decided, many], match)).toBe(false);
});

it.each<[Sport, number]>([
  ['BASKETBALL', 96],
  ['TENNIS', 3],
])('in %s both sides of a match cover each other, and not a bet on how much is scored', (sport, left) => {
  const markets = [marketOf('WINNER', null), marketOf('TOTAL', sport === 'TENNIS' ? 2.5 : 171.5)];
  const outcomes = outcomesOf(sports[sport], markets, { ...opening, left });
  const sides = [pick('WINNER', 'HOME'), pick('WINNER', 'AWAY')];
  const all = [...sides, over, under];
  const hedged = (picks: Picks, beside: Picks) => isHedged(picks, beside, () => outcomes);
  expect(hedged([over], [...sides, over])).toBe(false);
  expect(hedged(sides, [...sides, over])).toBe(true);
  expect(hedged([over], all)).toBe(true);
});

it('says of a score first as often as that side scores of all', () => {
  const { chances, winners } = outcomesOf(
    sports.SOCCER,
    [marketOf('FIRST_SCORE', null), marketOf('CORRECT_SCORE', null, ['2-1'])],
    opening,
  );
  const chanceOf = (first: string) =>
    chances.reduce((sum, chance, end) => {
      const is = winners.get('CORRECT_SCORE')?.[end] === '2-1' && winners.get('FIRST_SCORE')?.[end] === first;
      return sum + (is ? chance : 0);
    }, 0);
  expect(chanceOf('HOME')).toBeCloseTo(2 * chanceOf('AWAY'), 12);
  expect(chanceOf('NONE')).toBe(0);
});
