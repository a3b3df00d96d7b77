import { expect, it } from 'vitest';
import { defaultLocale, displayCount } from './index.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1_000, '1,000'],
  [24_310, '24,310'],
  [1_234_567, '1,234,567'],
  [-12_345, '-12,345'],
])('writes %d as %s in the locale of the site, as the browser would', (count, text) => {
  expect(displayCount(count, defaultLocale)).toBe(text);
  expect(count.toLocaleString(defaultLocale)).toBe(text);
});

it('leaves other locales to the browser', () => {
  expect(displayCount(1_234_567, 'en-IN')).toBe('12,34,567');
});
