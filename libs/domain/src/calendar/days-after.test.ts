import { expect, it } from 'vitest';
import { daysAfter } from './index.ts';

it.each([
  ['2026-02-28T12:00:00.000Z', 1, '2026-03-01T12:00:00.000Z'],
  ['2028-02-28T12:00:00.000Z', 1, '2028-02-29T12:00:00.000Z'],
  // Summer time ends in Sydney on 5 April; days of UTC have 24 hours all the same.
  ['2026-04-04T12:00:00.000Z', 2, '2026-04-06T12:00:00.000Z'],
  ['2026-03-01T12:00:00.000Z', 0, '2026-03-01T12:00:00.000Z'],
])('%s and %i days is %s', (at, days, end) => {
  expect(daysAfter(new Date(at), days).toISOString()).toBe(end);
});

it('knows no day beyond the last one', () => {
  expect(() => daysAfter(new Date(8_640_000_000_000_000), 1)).toThrow('The moment is out of range.');
});
