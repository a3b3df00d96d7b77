import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { hasTurnover, timeLeftText, turnedOverText, turnoverLeft } from './index.ts';

const now = new Date('2026-03-02T02:00:00.000Z');

it.each([
  ['2026-03-10T02:00:00.000Z', '8 days left'],
  ['2026-03-10T01:00:00.000Z', '8 days left'],
  ['2026-03-03T02:00:00.000Z', '1 day left'],
  ['2026-03-03T02:00:00.001Z', '2 days left'],
  ['2026-03-03T02:59:00.000Z', '2 days left'],
  ['2026-03-03T01:59:00.000Z', '24 hours left'],
  ['2026-03-02T03:00:00.000Z', '1 hour left'],
  ['2026-03-02T02:59:00.000Z', '59 minutes left'],
  ['2026-03-02T02:00:01.000Z', '1 minute left'],
  ['2026-03-02T02:00:00.000Z', 'Ended'],
  ['2026-03-01T02:00:00.000Z', 'Ended'],
])('until %s there are: %s', (until, text) => {
  expect(timeLeftText(new Date(until), now)).toBe(text);
});

it('a promo without an end has no time left to tell', () => {
  expect(timeLeftText(null, now)).toBeNull();
});

it.each([
  [50_000n, 12_500n, 37_500n],
  [50_000n, 50_000n, 0n],
  [50_000n, 50_001n, 0n],
])('of a target of %i with %i done, %i remain', (target, counter, left) => {
  expect(turnoverLeft(money.of(target), money.of(counter))).toBe(left);
});

it.each([
  [50_000n, true],
  [1n, true],
  [0n, false],
])('a target of %i asks for turnover: %s', (target, asks) => {
  expect(hasTurnover(money.of(target))).toBe(asks);
});

it.each([
  ['500.00', '125.00', 'A$125.00 of A$500.00 turned over'],
  ['500.00', '0.00', 'A$0.00 of A$500.00 turned over'],
  ['0.00', '0.00', 'Nothing to turn over'],
])('the history tells of a target of %s with %s done: %s', (turnoverTarget, turnoverCounter, text) => {
  const currency = { symbol: 'A$', type: 'FIAT' } as const;
  expect(turnedOverText({ turnoverTarget, turnoverCounter, currency })).toBe(text);
});
