import { expect, it } from 'vitest';
import { isOverAge } from './index.ts';

it.each([
  [1_000, 1_000, false],
  [1_000, 61_000, false],
  [1_000, 61_001, true],
  // Another clock, which is behind.
  [1_000, 0, false],
])('what was made at %i is too old at %i: %s', (madeAt, now, over) => {
  expect(isOverAge(madeAt, now, 60_000)).toBe(over);
});
