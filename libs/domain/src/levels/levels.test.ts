import { describe, expect, it } from 'vitest';
import {
  depositExperience,
  displayedTier,
  experiences,
  highestLevel,
  levelAfter,
  levelBonus,
  levelOf,
  levelProgress,
  loginGain,
  rewardExpiry,
  tiers,
  tierStanding,
} from './index.ts';

const SYDNEY = [{ timezone: 'Australia/Sydney', since: 0 }];
const points = (count: number) => BigInt(count) * 100n;

describe('tiers', () => {
  it('LEVEL-01 are eleven: a base level 0 and ten default levels', () => {
    expect(tiers.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(highestLevel).toBe(10);
    expect(new Set(tiers.map(({ name }) => name)).size).toBe(11);
  });

  it('LEVEL-04 have these requirements, bonuses and cashback', () => {
    expect(tiers.map(({ xpRequired }) => xpRequired)).toEqual([
      0, 500, 1500, 5000, 12500, 30000, 75000, 150000, 300000, 600000, 1000000,
    ]);
    expect(tiers.map(({ bonusFunds }) => bonusFunds)).toEqual([
      0, 10, 20, 50, 100, 200, 500, 1000, 2500, 5000, 10000,
    ]);
    expect(tiers.map(({ cashbackPercentage }) => cashbackPercentage)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('stand behind, at or ahead of the member’s own, once that is known', () => {
    expect([2, 3, 4].map((level) => tierStanding(level, 3))).toEqual(['PASSED', 'CURRENT', 'AHEAD']);
    expect(tierStanding(0, 0)).toBe('CURRENT');
    expect(tierStanding(0, undefined)).toBeNull();
  });

  it('LEVEL-05 shows at most 1,000,000 XP and $10,000 on tier 10, whatever the data holds', () => {
    const tier = { level: 10, xpRequired: 5_000_000, bonusFunds: 25_000 };
    expect(displayedTier(tier)).toEqual({ level: 10, xpRequired: 1_000_000, bonusFunds: 10_000 });
    expect(displayedTier({ ...tier, xpRequired: 900_000, bonusFunds: 9_000 })).toEqual({
      level: 10,
      xpRequired: 900_000,
      bonusFunds: 9_000,
    });
    expect(displayedTier({ ...tier, level: 9 })).toEqual({
      level: 9,
      xpRequired: 5_000_000,
      bonusFunds: 25_000,
    });
  });
});

describe('levels', () => {
  it.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [1_499, 1],
    [1_500, 2],
    [30_000, 5],
    [999_999, 9],
    [1_000_000, 10],
    [9_000_000, 10],
  ])('%d points are level %d', (experience, level) => {
    expect(levelOf(points(experience))).toBe(level);
  });

  it('does not reach a level a hundredth of a point short of it', () => {
    expect(levelOf(points(500) - 1n)).toBe(0);
  });

  it('LEVEL-12 rise by themselves and never drop', () => {
    expect(levelAfter(0, points(500))).toEqual({ level: 1, reached: [1] });
    expect(levelAfter(3, points(0))).toEqual({ level: 3, reached: [] });
    expect(levelAfter(3, points(1_500))).toEqual({ level: 3, reached: [] });
  });

  it('rise by several at once', () => {
    expect(levelAfter(1, points(12_500))).toEqual({ level: 4, reached: [2, 3, 4] });
    expect(levelAfter(10, points(9_000_000))).toEqual({ level: 10, reached: [] });
  });

  it.each([
    [0, 0n, 0],
    [0, points(250), 5_000],
    [5, points(48_400), 6_453],
    [1, points(500), 3_333],
    [1, points(1_000), 6_667],
    [0, 25n, 5],
    [0, 2n, 0],
    [0, 3n, 1],
    [0, points(800), 10_000],
    [10, points(1_000_000), 10_000],
    [10, 0n, 10_000],
  ])(
    'LEVEL-11 shows level %d with %d hundredths of a point as %d hundredths of a percent',
    (level, experience, progress) => {
      expect(levelProgress(level, experience)).toBe(progress);
    },
  );
});

describe('experience', () => {
  it('lists what earns it', () => {
    expect(experiences).toEqual([
      { unit: 'WAGER', value: '0.5' },
      { unit: 'WIN', value: '0.5' },
      { unit: 'DEPOSIT', value: '10' },
      { unit: 'LOGIN', value: '10' },
      { unit: 'LOGIN_STREAK', value: '30' },
    ]);
  });

  it('LEVEL-08 gives 10 XP for a deposit', () => {
    expect(depositExperience).toBe(1_000n);
  });

  it('LEVEL-09 gives 10 XP for a daily login, once a day', () => {
    const first = new Date('2026-01-05T13:00:00Z');
    expect(loginGain({ lastLogin: null, streak: 0 }, first, SYDNEY)).toEqual({
      streak: 1,
      gains: [{ unit: 'LOGIN', hundredths: 1_000n }],
    });
    const history = { lastLogin: new Date('2026-01-04T13:00:00Z'), streak: 3 };
    expect(loginGain(history, new Date('2026-01-05T12:59:59Z'), SYDNEY)).toBeNull();
    expect(loginGain(history, history.lastLogin, SYDNEY)).toBeNull();
    expect(loginGain(history, first, SYDNEY)?.streak).toBe(4);
  });

  it('LEVEL-10 gives 30 XP more on every seventh day in a row', () => {
    const gainsOn = (streak: number) =>
      loginGain(
        { lastLogin: new Date('2026-01-05T02:00:00Z'), streak: streak - 1 },
        new Date('2026-01-06T02:00:00Z'),
        SYDNEY,
      )?.gains;
    const daily = { unit: 'LOGIN', hundredths: 1_000n };
    const weekly = { unit: 'LOGIN_STREAK', hundredths: 3_000n };
    expect([6, 7, 8, 13, 14].map(gainsOn)).toEqual([
      [daily],
      [daily, weekly],
      [daily],
      [daily],
      [daily, weekly],
    ]);
  });

  it('LEVEL-10 starts the count again after a missed day', () => {
    const history = { lastLogin: new Date('2026-01-05T02:00:00Z'), streak: 6 };
    expect(loginGain(history, new Date('2026-01-07T02:00:00Z'), SYDNEY)).toEqual({
      streak: 1,
      gains: [{ unit: 'LOGIN', hundredths: 1_000n }],
    });
  });

  it('LEVEL-09 LEVEL-10 gives nothing more for a timezone in which it is another day', () => {
    const login = new Date('2026-01-05T02:00:00Z');
    const history = { lastLogin: login, streak: 6 };
    const moved = [...SYDNEY, { timezone: 'Pacific/Kiritimati', since: '2026-01-05T10:00:00Z' }];
    expect(loginGain(history, new Date('2026-01-05T10:30:00Z'), moved)).toBeNull();
    expect(loginGain(history, new Date('2026-01-06T09:59:59Z'), moved)).toBeNull();
    expect(loginGain(history, new Date('2026-01-06T10:00:00Z'), moved)?.streak).toBe(7);
    expect(loginGain(history, new Date('2026-01-07T10:00:00Z'), moved)?.streak).toBe(1);
  });

  it('counts days over a change of the clocks', () => {
    const history = { lastLogin: new Date('2026-04-04T12:30:00Z'), streak: 6 };
    expect(loginGain(history, new Date('2026-04-05T13:59:00Z'), SYDNEY)?.streak).toBe(7);
  });
});

describe('rewards of levels', () => {
  const expiresAt = new Date('2026-01-12T02:00:00Z');

  it('LEVEL-16 are valid 7 days', () => {
    expect(rewardExpiry(new Date('2026-01-05T02:00:00Z'))).toEqual(expiresAt);
  });
});

it.each([
  [0, 0n],
  [1, 1_000n],
  [10, 1_000_000n],
])('level %i gives %i cents', (level, cents) => {
  expect(levelBonus(level)).toBe(cents);
});
