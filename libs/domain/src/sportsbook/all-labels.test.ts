import { describe, expect, it } from 'vitest';
import { marketKinds } from './sports.ts';
import type { MarketKind } from './sports.ts';
import { fixtureOf, marketOf } from './testing/matches.ts';
import { betName, marketTitle, selectionName } from './labels.ts';

it.each([
  ['soc-0', 'Result', 'goals'],
  ['afl-0', 'Result', 'points'],
  ['rle-0', 'Result', 'points'],
  ['run-0', 'Result', 'points'],
  ['bas-0', 'Result', 'points'],
  ['ten-0', 'Winner', 'sets'],
  ['esp-0', 'Winner', 'maps'],
])('the markets of %s are called by what is counted', (id, winner, unit) => {
  expect(marketKinds.map((kind) => marketTitle(fixtureOf(id), { kind }))).toEqual([
    winner,
    `Handicap in ${unit}`,
    `Total ${unit}`,
    'Both score',
    'First to score',
    `Correct score in ${unit}`,
  ]);
});

describe('a selection', () => {
  // Lyrebird and Neon Quokka meet in the third match of the first round.
  it.each<[MarketKind, number | null, string, string]>([
    ['WINNER', null, 'HOME', 'Lyrebird'],
    ['WINNER', null, 'AWAY', 'Neon Quokka'],
    ['WINNER', null, 'DRAW', 'Draw'],
    ['HANDICAP', 1.5, 'HOME', 'Lyrebird +1.5'],
    ['HANDICAP', 1.5, 'AWAY', 'Neon Quokka -1.5'],
    ['HANDICAP', 0.5, 'HOME', 'Lyrebird +0.5'],
    ['HANDICAP', -2.5, 'HOME', 'Lyrebird -2.5'],
    ['HANDICAP', -2.5, 'AWAY', 'Neon Quokka +2.5'],
    ['TOTAL', 3.5, 'OVER', 'Over 3.5'],
    ['TOTAL', 171.5, 'UNDER', 'Under 171.5'],
    ['BOTH_SCORE', null, 'YES', 'Yes'],
    ['BOTH_SCORE', null, 'NO', 'No'],
    ['FIRST_SCORE', null, 'HOME', 'Lyrebird'],
    ['FIRST_SCORE', null, 'NONE', 'Nobody'],
    ['CORRECT_SCORE', null, '3-0', '3–0'],
    ['CORRECT_SCORE', null, 'OTHER', 'Any other score'],
  ])('of %s at %s on %s is %s', (kind, line, selection, name) => {
    expect(selectionName(fixtureOf('esp-2'), marketOf(kind, line), selection)).toBe(name);
  });
});

it.each([
  [8, ['8 singles', 'System 2 of 8', 'System 3 of 8', 'System 7 of 8', '8-fold'], [1, 2, 3, 7, 8]],
  [4, ['4 singles', 'System 3 of 4', '4-fold'], [1, 3, 4]],
  [2, ['2 singles', 'Double'], [1, 2]],
])('bets of %i selections are %j', (legs, names, sizes) => {
  expect(sizes.map((size) => betName(legs, size))).toEqual(names);
});
