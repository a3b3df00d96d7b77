import { expect, it } from 'vitest';
import { timesTheBet } from './index.ts';

it.each([
  [1_000n, 100n, 1_000n],
  [150n, 100n, 150n],
  [0n, 100n, 0n],
  [1n, 3n, 33n],
  [2n, 3n, 67n],
  [1n, 200n, 1n],
  [1n, 201n, 0n],
])('a win of %d by a bet of %d is %d hundredths of it', (win, bet, hundredths) => {
  expect(timesTheBet(win, bet)).toBe(hundredths);
});
