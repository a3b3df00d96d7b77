import { expect, it } from 'vitest';
import {
  freeSpinsState,
  freeSpinStatus,
  givenFreeSpins,
  isEnrolled,
  leftFreeSpins,
  shownFreeSpins,
} from './index.ts';

const now = new Date('2026-03-02T02:00:00.000Z');

it('SPIN-05 counts as enrolled with active free spins of the promo only', () => {
  const spins = [
    { promo: 'a', status: 'ACTIVE' },
    { promo: 'b', status: 'COMPLETE' },
    { promo: 'b', status: 'CANCELLED' },
    { promo: 'b', status: 'EXPIRED' },
  ] as const;
  expect(isEnrolled(spins, { id: 'a', type: 'FREE_SPIN' })).toBe(true);
  expect(isEnrolled(spins, { id: 'b', type: 'FREE_SPIN' })).toBe(false);
  expect(isEnrolled([], { id: 'a', type: 'FREE_SPIN' })).toBe(false);
  const waiting = [{ promo: 'a', status: 'PENDING' }] as const;
  expect(isEnrolled(waiting, { id: 'a', type: 'FREE_SPIN' })).toBe(true);
  expect(isEnrolled(waiting, { id: 'a', type: 'DEPOSIT' })).toBe(false);
});

it('SPIN-14 shows all spins when the rest is not known, and 0 as 0', () => {
  expect(shownFreeSpins({ betCount: 20 })).toBe(20);
  expect(shownFreeSpins({ betCount: 20, remainingFreeSpins: null })).toBe(20);
  expect(shownFreeSpins({ betCount: 20, remainingFreeSpins: 7 })).toBe(7);
  expect(shownFreeSpins({ betCount: 20, remainingFreeSpins: 0 })).toBe(0);
});

it.each([
  [[], 0, 0],
  [[{ betCount: 20, remainingFreeSpins: 7 }], 20, 7],
  [[{ betCount: 20, remainingFreeSpins: 0 }, { betCount: 5 }], 25, 5],
  [
    [
      { betCount: 20, remainingFreeSpins: null },
      { betCount: 5, remainingFreeSpins: 1 },
    ],
    25,
    21,
  ],
])('SPIN-14 of the games %j %i spins were given, and %i are left', (games, given, left) => {
  expect(givenFreeSpins(games)).toBe(given);
  expect(leftFreeSpins(games)).toBe(left);
});

it.each([
  ['ACTIVE', [0, 1], 1],
  ['COMPLETE', [0, 0], 1],
  ['COMPLETE', [0, 0], 0],
  ['ACTIVE', [0, null], 1],
  ['ACTIVE', [], 1],
  ['EXPIRED', [5], 0],
] as const)('are %s with %j left and %i ms to go', (status, remaining, ms) => {
  expect(freeSpinStatus({ remaining, expiresAt: new Date(now.getTime() + ms) }, now)).toBe(status);
});

it('go on for ever without an end', () => {
  expect(freeSpinStatus({ remaining: [1], expiresAt: null }, now)).toBe('ACTIVE');
});

it.each([
  ['ACTIVE', false, 'NOT_ACTIVATED'],
  ['ACTIVE', true, 'ACTIVE'],
  ['CANCELLED', false, 'CANCELLED'],
  ['COMPLETE', true, 'COMPLETE'],
  ['EXPIRED', false, 'EXPIRED'],
] as const)('free spins that are %s, activated: %s, are shown as %s', (status, activated, state) => {
  expect(freeSpinsState({ status, activated })).toBe(state);
});
