import { expect, it } from 'vitest';
import { freeSpinsText } from './index.ts';

it.each([
  ['ACTIVE', false, 'Activate them to play. What they win is cash, with nothing to wager.'],
  ['ACTIVE', true, 'What they win is cash, with nothing to wager.'],
  ['COMPLETE', true, 'All are played, and what they won is cash.'],
  ['CANCELLED', true, 'Ended before all were played. What they won stays yours.'],
  ['EXPIRED', false, 'Their time ran out before all were played. What they won stays yours.'],
] as const)('of free spins that are %s, activated: %s, a member reads %s', (status, activated, text) => {
  expect(freeSpinsText({ status, activated })).toBe(text);
});
