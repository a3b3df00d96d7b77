import { expect, it } from 'vitest';
import { cashbackShare } from './index.ts';

it.each([
  [0, 0],
  [1, 100],
  [2, 200],
  [7, 700],
  [10, 1_000],
  [11, 0],
])('CASHBK-25 the weekly cashback gives a member of level %i %i hundredths of a percent', (level, share) => {
  expect(cashbackShare({ share: 1_000, byLevel: true }, level)).toBe(share);
});

it.each([0, 5, 10])('CASHBK-25 another gives its own to a member of level %i', (level) => {
  expect(cashbackShare({ share: 50, byLevel: false }, level)).toBe(50);
});
