import { expect, it } from 'vitest';
import { isHedged } from './index.ts';
import { outcomesOf } from './outcomes.ts';
import { sports } from './sports.ts';
import { marketOf } from './testing/matches.ts';
import { on, opening, soccer } from './testing/picks.ts';

const noMatch = () => null;

it.each([
  ['no pick', [], false],
  ['a favourite alone', [on('HOME', 105)], false],
  ['a favourite twice', [on('HOME', 105), on('HOME', 110)], false],
  ['both sides', [on('HOME', 190), on('AWAY', 190)], true],
  ['both sides, and one of them again late', [on('HOME', 190), on('AWAY', 190), on('AWAY', 5000)], true],
  ['both sides, of which one was a guess before', [on('AWAY', 5000), on('HOME', 190), on('AWAY', 190)], true],
  ['a side twice and a guess', [on('HOME', 190), on('AWAY', 5000), on('AWAY', 9000)], false],
  ['two of three results', [on('HOME', 200), on('DRAW', 340)], true],
  ['the two less likely of three', [on('AWAY', 400), on('DRAW', 340)], false],
  ['two of many scores', [on('1-0', 700, 'CORRECT_SCORE'), on('2-1', 900, 'CORRECT_SCORE')], false],
  ['both sides of two matches', [on('HOME', 190), on('AWAY', 190, 'WINNER', 'fix_2')], false],
  ['sides of two markets', [on('HOME', 190), on('UNDER', 190, 'TOTAL')], false],
  ['both sides among others', [on('HOME', 190, 'WINNER', 'fix_2'), on('HOME', 190), on('AWAY', 190)], true],
])('%s: opposite results covered %s', (_what, picks, hedged) => {
  expect(isHedged(picks, picks, noMatch)).toBe(hedged);
});

it.each([
  ['a winner and the other side with half a goal', -0.5, on('HOME', 190), on('AWAY', 190, 'HANDICAP'), true],
  ['the same by the other side', 0.5, on('AWAY', 190), on('HOME', 190, 'HANDICAP'), true],
  ['at any price, as one of both wins', -0.5, on('HOME', 900), on('AWAY', 900, 'HANDICAP'), true],
  ['with a middle that wins both', -1.5, on('HOME', 150), on('AWAY', 150, 'HANDICAP'), true],
  ['a winner and the other one, a draw aside', 0.5, on('HOME', 220), on('AWAY', 220, 'HANDICAP'), true],
  ['the two less likely of three', 0.5, on('HOME', 400), on('AWAY', 400, 'HANDICAP'), false],
  ['the same side twice', -0.5, on('HOME', 190), on('HOME', 190, 'HANDICAP'), false],
  ['a winner and a total', -0.5, on('HOME', 120), on('OVER', 120, 'TOTAL'), false],
  ['no goal for one side, and many', -0.5, on('NO', 190, 'BOTH_SCORE'), on('OVER', 190, 'TOTAL'), false],
  [
    'few goals, and no other score than two',
    -0.5,
    on('UNDER', 200, 'TOTAL'),
    on('0-0', 900, 'CORRECT_SCORE'),
    false,
  ],
  ['a winner and who scores first', -0.5, on('HOME', 120), on('AWAY', 120, 'FIRST_SCORE'), false],
])('%s, at %f: covered %s', (_what, line, one, other, hedged) => {
  expect(isHedged([one], [one, other], soccer(line))).toBe(hedged);
  expect(isHedged([other], [one, other], soccer(line))).toBe(hedged);
});

it('a race is between two, of whom one wins: a winner and the other side with a start cover each other', () => {
  const known = { ...opening, left: 3 };
  const outcomes = outcomesOf(sports.TENNIS, [marketOf('WINNER', null), marketOf('HANDICAP', -1.5)], known);
  const tennis = () => outcomes;
  const [home, away] = [on('HOME', 150), on('AWAY', 190, 'HANDICAP')];
  expect(isHedged([home], [home, away], tennis)).toBe(true);
  const [underdog, favourite] = [on('AWAY', 400), on('HOME', 400, 'HANDICAP')];
  expect(isHedged([underdog], [underdog, favourite], tennis)).toBe(false);
});

it('a bet is not covered by others of its member that cover each other', () => {
  const others = [on('HOME', 190), on('AWAY', 190)];
  const own = [on('OVER', 190, 'TOTAL')];
  expect(isHedged(own, [...own, ...others], soccer(-0.5))).toBe(false);
  const twoMatches = [on('HOME', 190), on('AWAY', 190, 'HANDICAP', 'fix_2')];
  expect(isHedged(twoMatches, twoMatches, soccer(-0.5))).toBe(false);
});
