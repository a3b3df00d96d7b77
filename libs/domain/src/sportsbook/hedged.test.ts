import { expect, it } from 'vitest';
import { isHedged } from './index.ts';

const on = (selection: string, odds: number, market = 'WINNER', fixtureId = 'fix_1') => ({
  ...{ fixtureId, market, selection, odds },
});

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
  ['two of many scores', [on('1-0', 700, 'SCORE'), on('2-1', 900, 'SCORE')], false],
  ['both sides of two matches', [on('HOME', 190), on('AWAY', 190, 'WINNER', 'fix_2')], false],
  ['sides of two markets', [on('HOME', 190), on('UNDER', 190, 'TOTAL')], false],
  ['both sides among others', [on('HOME', 190, 'WINNER', 'fix_2'), on('HOME', 190), on('AWAY', 190)], true],
])('%s: opposite results covered %s', (_what, picks, hedged) => {
  expect(isHedged(picks)).toBe(hedged);
});
