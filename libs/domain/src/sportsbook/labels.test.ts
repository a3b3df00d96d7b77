import { expect, it } from 'vitest';
import { fixtureById } from './fixtures.ts';
import { betName, marketTitle, selectionName } from './labels.ts';

const soccer = fixtureById('soc-0');
const tennis = fixtureById('ten-0');
if (!soccer || !tennis) throw new Error('There are no matches.');

it.each([
  [1, 1, 'Single'],
  [2, 2, 'Double'],
  [3, 3, 'Treble'],
  [5, 5, '5-fold'],
  [3, 2, 'System 2 of 3'],
  [3, 1, '3 singles'],
])('%d selections in lines of %d are a %s', (legs, size, name) => {
  expect(betName(legs, size)).toBe(name);
});

it('a market is called as people call it', () => {
  expect(marketTitle(soccer, { kind: 'WINNER' })).toBe('Result');
  expect(marketTitle(tennis, { kind: 'WINNER' })).toBe('Winner');
  expect(marketTitle(soccer, { kind: 'TOTAL' })).toBe('Total goals');
});

it('a selection says its side and line', () => {
  const named = (
    kind: 'HANDICAP' | 'TOTAL' | 'CORRECT_SCORE' | 'FIRST_SCORE',
    line: number | null,
    selection: string,
  ) => selectionName(soccer, { kind, line, selections: [] }, selection);
  expect(named('HANDICAP', -1.5, 'HOME')).toBe('Napier Northerlies -1.5');
  expect(named('HANDICAP', -1.5, 'AWAY')).toBe('Ballarat Lanterns +1.5');
  expect(named('TOTAL', 2.5, 'OVER')).toBe('Over 2.5');
  expect(named('CORRECT_SCORE', null, '2-1')).toBe('2–1');
  expect(named('CORRECT_SCORE', null, 'OTHER')).toBe('Any other score');
  expect(named('FIRST_SCORE', null, 'NONE')).toBe('Nobody');
});
