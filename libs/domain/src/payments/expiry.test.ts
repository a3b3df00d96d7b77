import { describe, expect, it } from 'vitest';
import { depositExpiry, depositStatuses, hasExpired, stoodStill } from './index.ts';

const at = new Date('2026-03-02T02:00:00.000Z');

describe('deposits that stand still', () => {
  it('DEP-25 expire a day after they were drafted and three days after they were handed on, and in no other state', () => {
    expect(depositExpiry('DRAFT', at)).toEqual(new Date('2026-03-03T02:00:00.000Z'));
    expect(depositExpiry('PENDING', at)).toEqual(new Date('2026-03-05T02:00:00.000Z'));
    const others = depositStatuses.filter((status) => status !== 'DRAFT' && status !== 'PENDING');
    expect(others.map((status) => depositExpiry(status, at))).toEqual([null, null, null, null, null, null]);
  });

  it.each([
    ['DRAFT', false, '2026-03-03T01:59:59.999Z', false],
    ['DRAFT', false, '2026-03-03T02:00:00.000Z', true],
    ['PENDING', false, '2026-03-05T01:59:59.999Z', false],
    ['PENDING', false, '2026-03-05T02:00:00.000Z', true],
    ['PENDING', true, '2026-03-05T02:00:00.000Z', false],
    ['PENDING', true, '2026-12-31T00:00:00.000Z', false],
    ['PROCESSING', false, '2026-12-31T00:00:00.000Z', false],
  ] as const)(
    'DEP-25 as %s (authorized: %s) at %s lapse by themselves: %s, since money that may have been taken is waited for',
    (status, authorized, now, expected) => {
      expect(hasExpired({ status, changedAt: at, authorized }, new Date(now))).toBe(expected);
    },
  );
});

describe('what to look for', () => {
  it('DEP-25 is drafts of a day and handed on ones of three days ago, to the millisecond that ends them', () => {
    const now = new Date('2026-03-05T02:00:00.000Z');
    expect(stoodStill(now)).toEqual([
      { status: 'DRAFT', changedBy: new Date('2026-03-04T02:00:00.000Z') },
      { status: 'PENDING', changedBy: new Date('2026-03-02T02:00:00.000Z') },
    ]);
    expect(stoodStill(now).map((still) => depositExpiry(still.status, still.changedBy))).toEqual([now, now]);
  });
});
