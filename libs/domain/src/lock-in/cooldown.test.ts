import { describe, expect, it } from 'vitest';
import { cooldownEnds, isOnCooldown, lockInCooldownDays } from './cooldown.ts';
import { decideLockIn } from './index.ts';

const zone = (timezone: string) => [{ timezone, since: 0 }];

// The clocks go back on 5 April 2026, forward on 27 September in Auckland and on 4 October in Sydney.
describe('LOCK-03 the seventh day after', () => {
  it.each([
    [
      'the first moment of 1 March',
      'Australia/Sydney',
      '2026-02-28T13:00:00.000Z',
      '2026-03-07T13:00:00.000Z',
    ],
    [
      'the last moment of 1 March',
      'Australia/Sydney',
      '2026-03-01T12:59:59.999Z',
      '2026-03-07T13:00:00.000Z',
    ],
    [
      'the first moment of 2 March',
      'Australia/Sydney',
      '2026-03-01T13:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
    ],
    ['the hour that comes twice', 'Australia/Sydney', '2026-04-04T15:30:00.000Z', '2026-04-11T14:00:00.000Z'],
    [
      'a day before the clocks go forward',
      'Australia/Sydney',
      '2026-10-01T02:00:00.000Z',
      '2026-10-07T13:00:00.000Z',
    ],
    ['1 March at noon', 'Pacific/Auckland', '2026-02-28T23:00:00.000Z', '2026-03-07T11:00:00.000Z'],
    ['1 April', 'Pacific/Auckland', '2026-04-01T00:00:00.000Z', '2026-04-07T12:00:00.000Z'],
    ['25 September', 'Pacific/Auckland', '2026-09-25T00:00:00.000Z', '2026-10-01T11:00:00.000Z'],
    ['1 March at 23:59', 'Australia/Perth', '2026-03-01T15:59:00.000Z', '2026-03-07T16:00:00.000Z'],
    ['28 February of a leap year', 'UTC', '2028-02-28T10:00:00.000Z', '2028-03-06T00:00:00.000Z'],
    ['the last day of the year', 'UTC', '2026-12-31T23:59:59.999Z', '2027-01-07T00:00:00.000Z'],
  ])('%s in %s', (_day, timezone, lockIn, end) => {
    const ends = new Date(end);
    expect(cooldownEnds(new Date(lockIn), zone(timezone))).toEqual(ends);
    expect(isOnCooldown(new Date(lockIn), new Date(ends.getTime() - 1), zone(timezone))).toBe(true);
    expect(isOnCooldown(new Date(lockIn), ends, zone(timezone))).toBe(false);
  });

  it('is seven days in a timezone that nobody knows, counted in UTC', () => {
    expect(lockInCooldownDays).toBe(7);
    expect(cooldownEnds(new Date('2026-03-01T23:59:00.000Z'), zone('Mars/Olympus'))).toEqual(
      new Date('2026-03-08T00:00:00.000Z'),
    );
  });

  it('is told in the words of the timezone of the lock-in, also after a move', () => {
    const completed = {
      promo: 'a',
      enabled: true,
      completed: true,
      cancelled: false,
      over: false,
      lastLockIn: new Date('2026-03-01T12:59:00.000Z'),
    };
    const promo = { id: 'a', lockInEnabled: true, open: true, levelRequirement: 0, maxUses: 0, promoUsed: 0 };
    const moved = [
      ...zone('Australia/Sydney'),
      { timezone: 'Pacific/Honolulu', since: '2026-03-01T14:00:00Z' },
    ];
    const decide = (now: string) =>
      decideLockIn({
        signedIn: true,
        promo,
        level: 0,
        current: completed,
        mobileVerificationRequired: false,
        now: new Date(now),
        timezones: moved,
      });
    expect(decide('2026-03-07T12:59:59.999Z')).toMatchObject({
      reason: 'onCooldown',
      details: { availableOn: 'Mar 08, 2026' },
    });
    expect(decide('2026-03-07T13:00:00.000Z')).toEqual({ allowed: true, plan: { kind: 'START' } });
  });
});
