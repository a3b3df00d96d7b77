import { expect, it } from 'vitest';
import { gamesCountText } from './index.ts';

it.each([
  [0, '0 games'],
  [1, '1 game'],
  [2, '2 games'],
  [1_240, '1,240 games'],
])('says %d games as %s', (count, text) => {
  expect(gamesCountText(count, 'en-AU')).toBe(text);
});
