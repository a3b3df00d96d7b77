import { describe, expect, it } from 'vitest';
import { claimOfToday, overdueMinute } from './index.ts';

const sydney = [{ timezone: 'Australia/Sydney', since: 0 }];

const overdue = (answeredAt: string, now: string) =>
  overdueMinute(new Date(answeredAt), new Date(now), sydney);

describe('an answer about claims', () => {
  // A day in Sydney ends at 13:00 UTC in summer.
  it.each([
    ['2026-03-01T13:00:00.000Z', '2026-03-01T13:00:00.000Z'],
    ['2026-03-01T13:00:00.000Z', '2026-03-02T12:59:59.999Z'],
    ['2026-03-02T12:59:59.999Z', '2026-03-02T12:59:59.999Z'],
  ])('of %s holds at %s', (answeredAt, now) => {
    expect(overdue(answeredAt, now)).toBeNull();
  });

  it.each([
    ['2026-03-02T12:59:59.999Z', '2026-03-02T13:00:00.000Z', 29_540_940],
    ['2026-03-02T12:59:59.999Z', '2026-03-02T13:00:59.999Z', 29_540_940],
    ['2026-03-02T12:59:59.999Z', '2026-03-02T13:01:00.000Z', 29_540_941],
  ])('of %s is overdue at %s in minute %i', (answeredAt, now, minute) => {
    expect(overdue(answeredAt, now)).toBe(minute);
  });

  it.each([
    [{ isClaimable: true, claimStatus: 'READY' }, true, { isClaimable: true, isClaimedToday: false }],
    [{ isClaimable: false, claimStatus: 'CLAIMED' }, true, { isClaimable: false, isClaimedToday: true }],
    [{ isClaimable: false, claimStatus: 'PENDING' }, true, { isClaimable: false, isClaimedToday: false }],
    [{ isClaimable: true, claimStatus: 'READY' }, false, { isClaimable: false, isClaimedToday: false }],
    [{ isClaimable: false, claimStatus: 'CLAIMED' }, false, { isClaimable: false, isClaimedToday: false }],
  ] as const)('of %j, where it holds: %s, means today %j', (answer, holds, claim) => {
    expect(claimOfToday(answer, holds)).toEqual(claim);
  });
});
