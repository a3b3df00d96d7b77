import { expect, it } from 'vitest';
import { areInPlay, areToActivate, freeSpinsEndLabel, freeSpinsText } from './index.ts';

it.each([
  ['ACTIVE', false, 'Activate them to play. What they win is cash, with nothing to wager.'],
  ['ACTIVE', true, 'What they win is cash, with nothing to wager.'],
  ['COMPLETE', true, 'All are played, and what they won is cash.'],
  ['CANCELLED', true, 'Ended before all were played. What they won stays yours.'],
  ['EXPIRED', false, 'Their time ran out before all were played. What they won stays yours.'],
] as const)('of free spins that are %s, activated: %s, a member reads %s', (status, activated, text) => {
  expect(freeSpinsText({ status, activated })).toBe(text);
});

it.each([
  ['ACTIVE', false, true, false, 'Expires'],
  ['ACTIVE', true, false, true, 'Expires'],
  ['COMPLETE', true, false, false, null],
  ['CANCELLED', true, false, false, null],
  ['CANCELLED', false, false, false, null],
  ['EXPIRED', true, false, false, 'Ended'],
  ['EXPIRED', false, false, false, 'Ended'],
] as const)(
  'free spins that are %s, activated: %s, are to be activated: %s, in play: %s, and their time says %s',
  (status, activated, toActivate, inPlay, label) => {
    const spins = { status, activated };
    expect([areToActivate(spins), areInPlay(spins), freeSpinsEndLabel(status)]).toEqual([
      toActivate,
      inPlay,
      label,
    ]);
  },
);
