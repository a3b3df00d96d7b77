import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLevelClaim, loginGain, rewardExpiry } from './index.ts';
import type { LoginHistory } from './index.ts';

const zone = (timezone: string) => [{ timezone, since: 0 }];
const gainedBy = (history: LoginHistory, now: string, timezone: string) =>
  loginGain(history, new Date(now), zone(timezone));

describe('LEVEL-09 the midnight that begins a day of the member', () => {
  it.each([
    ['Australia/Sydney, summer', 'Australia/Sydney', '2026-03-01T13:00:00.000Z'],
    ['Australia/Sydney, the day the clocks go back', 'Australia/Sydney', '2026-04-04T13:00:00.000Z'],
    ['Australia/Sydney, the day after', 'Australia/Sydney', '2026-04-05T14:00:00.000Z'],
    ['Australia/Sydney, the day the clocks go forward', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
    ['Australia/Sydney, the day after that', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
    ['Pacific/Auckland, summer', 'Pacific/Auckland', '2026-03-01T11:00:00.000Z'],
    ['Pacific/Auckland, winter', 'Pacific/Auckland', '2026-06-30T12:00:00.000Z'],
    ['Australia/Perth', 'Australia/Perth', '2026-03-01T16:00:00.000Z'],
    ['Australia/Adelaide, half an hour off', 'Australia/Adelaide', '2026-03-01T13:30:00.000Z'],
  ])('is in %s at this moment', (_where, timezone, midnight) => {
    const start = new Date(midnight);
    const lastMoment = new Date(start.getTime() - 1);
    const noon = new Date(start.getTime() - 12 * 3_600_000);
    const yesterday = { lastLogin: noon, streak: 1 };
    expect(loginGain(yesterday, lastMoment, zone(timezone))).toBeNull();
    expect(loginGain(yesterday, start, zone(timezone))?.streak).toBe(2);
    expect(loginGain({ lastLogin: start, streak: 2 }, start, zone(timezone))).toBeNull();
    expect(loginGain({ lastLogin: lastMoment, streak: 1 }, start, zone(timezone))?.streak).toBe(2);
  });
});

describe('LEVEL-10 a streak', () => {
  it.each([
    ['goes on from the first moment of yesterday', '2026-03-01T13:00:00.000Z', 5],
    ['restarts from the last moment of the day before', '2026-03-01T12:59:59.999Z', 1],
  ])('%s', (_what, last, streak) => {
    const history = { lastLogin: new Date(last), streak: 4 };
    expect(gainedBy(history, '2026-03-03T12:59:59.999Z', 'Australia/Sydney')?.streak).toBe(streak);
  });

  it('begins with the first login ever, whatever was counted before', () => {
    expect(gainedBy({ lastLogin: null, streak: 6 }, '2026-03-03T00:00:00Z', 'Australia/Perth')).toEqual({
      streak: 1,
      gains: [{ unit: 'LOGIN', hundredths: 1_000n }],
    });
  });

  it('pays 10 points a day and 30 more every seventh, over any number of days and logins', () => {
    const loginsADay = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 40 });
    const start = Date.parse('2026-03-20T02:00:00Z');
    fc.assert(
      fc.property(loginsADay, (logins) => {
        let history: LoginHistory = { lastLogin: null, streak: 0 };
        let paid = 0n;
        for (const [day, times] of logins.entries()) {
          for (let login = 0; login < times; login += 1) {
            const now = new Date(start + day * 86_400_000 + login * 3_600_000);
            const gain = loginGain(history, now, zone('Australia/Sydney'));
            if (!gain) continue;
            paid += gain.gains.reduce((sum, { hundredths }) => sum + hundredths, 0n);
            history = { lastLogin: now, streak: gain.streak };
          }
        }
        const days = logins.length;
        expect(paid).toBe(BigInt(1_000 * days + 3_000 * Math.floor(days / 7)));
      }),
    );
  });
});

describe('the reward of a level', () => {
  it.each([
    ['2026-03-01T02:00:00.000Z', '2026-03-08T02:00:00.000Z'],
    ['2026-04-01T02:00:00.000Z', '2026-04-08T02:00:00.000Z'],
    ['2026-12-28T23:59:59.999Z', '2027-01-04T23:59:59.999Z'],
    ['2028-02-25T00:00:00.000Z', '2028-03-03T00:00:00.000Z'],
  ])('of a level reached at %s ends at %s', (reachedAt, end) => {
    expect(rewardExpiry(new Date(reachedAt))).toEqual(new Date(end));
  });

  it('can be claimed to the last moment of its 7 days, and once', () => {
    const expiresAt = rewardExpiry(new Date('2026-03-01T02:00:00Z'));
    const reward = { claimed: false, expiresAt, expired: false, level: 3 };
    expect(decideLevelClaim(reward, new Date('2026-03-08T01:59:59.999Z'))).toEqual({
      allowed: true,
      plan: { reward },
    });
    expect(decideLevelClaim(reward, new Date('2026-03-08T02:00:00.000Z'))).toMatchObject({
      reason: 'expired',
    });
    expect(decideLevelClaim({ ...reward, claimed: true }, new Date('2026-03-02T00:00:00Z'))).toMatchObject({
      reason: 'alreadyClaimed',
    });
  });

  it('of a level at the end of time is refused rather than endless', () => {
    expect(() => rewardExpiry(new Date(8.64e15))).toThrow(new RangeError('The moment is out of range.'));
  });
});
