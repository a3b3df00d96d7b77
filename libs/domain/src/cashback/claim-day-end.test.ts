import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { claimDayAfter, claimDayEnd, endedClaimDay, isLossKept, wasMissed } from './claim-day-end.ts';

const sydney = [{ timezone: 'Australia/Sydney', since: 0 }];

describe('the claim day of what is played', () => {
  // A Monday in Sydney is from 13:00 UTC on Sunday to 13:00 UTC on Monday.
  it.each([
    ['2026-02-28T01:00:00.000Z', '2026-03-01T13:00:00.000Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-01T12:59:59.999Z', '2026-03-01T13:00:00.000Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-01T13:00:00.000Z', '2026-03-08T13:00:00.000Z', '2026-03-09T13:00:00.000Z'],
    // Summer time ends on 5 April.
    ['2026-03-31T01:00:00.000Z', '2026-04-05T14:00:00.000Z', '2026-04-06T14:00:00.000Z'],
  ])('of %s is from %s to %s', (playedAt, start, end) => {
    expect(claimDayAfter(['MONDAY'], new Date(playedAt), sydney)).toMatchObject({
      start: new Date(start),
      end: new Date(end),
    });
  });

  it('is none where there is no claim day', () => {
    expect(claimDayAfter([], new Date('2026-02-28T01:00:00.000Z'), sydney)).toBeNull();
  });

  it.each([
    ['2026-03-01T12:59:59.999Z', false],
    ['2026-03-02T12:59:59.999Z', false],
    ['2026-03-02T13:00:00.000Z', true],
    ['2026-03-09T13:00:00.000Z', true],
  ])('CASHBK-23 is over at %s: %s', (now, isOver) => {
    const playedAt = new Date('2026-02-28T01:00:00.000Z');
    const day = endedClaimDay(['MONDAY'], playedAt, sydney, new Date(now));
    expect(day?.end.toISOString() ?? null).toBe(isOver ? '2026-03-02T13:00:00.000Z' : null);
    expect(endedClaimDay([], playedAt, sydney, new Date(now))).toBeNull();
  });
});

const [none, some] = [money.zero, money.of(600n)];

it.each([
  ['CASHBK-23 was not claimed', {}, 'MISSED'],
  ['was claimed', { claimed: true, open: false }, 'CLAIMED'],
  ['gave nothing of what was lost for it', { lapsing: none }, 'WITHHELD'],
  ['had nothing to give', { lapsing: none, lost: none }, 'EMPTY'],
  ['was of a cashback that is off', { open: false }, 'EMPTY'],
  ['was of a higher level', { forLevel: false }, 'EMPTY'],
  ['was claimed by one of a level before', { forLevel: false, claimed: true }, 'EMPTY'],
] as const)('a claim day that %s ends so (%#)', (_what, change, end) => {
  const ending = { claimed: false, open: true, forLevel: true, lapsing: some, lost: some };
  expect(claimDayEnd({ ...ending, ...change })).toBe(end);
});

it.each([
  ['was not claimed', {}, true],
  ['was of a cashback that is off', { open: false }, true],
  ['was of a higher level', { forLevel: false }, true],
  ['was claimed', { claimed: true }, false],
  ['was claimed by one of a level before', { claimed: true, forLevel: false }, false],
  ['nothing was lost for', { lost: none }, false],
] as const)('what was lost for a claim day that %s is kept: %#', (_what, change, isKept) => {
  const ending = { claimed: false, open: true, forLevel: true, lapsing: some, lost: some };
  expect(isLossKept({ ...ending, ...change })).toBe(isKept);
});

it.each([
  ['MISSED', true],
  ['CLAIMED', false],
  ['EMPTY', false],
  ['WITHHELD', false],
  [undefined, false],
] as const)('CASHBK-23 something was missed where the last claim day ended %s: %s', (end, missed) => {
  expect(wasMissed(end)).toBe(missed);
});
