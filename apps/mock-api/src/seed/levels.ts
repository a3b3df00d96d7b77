import { levelOf, rewardExpiry, tiers } from '@magpie/domain/levels';
import type { ExperienceUnit } from '@magpie/domain/levels';
import type { Unit } from '#platform/worlds/index.ts';
import { seededMemberId } from './members.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

interface Standing {
  readonly key: string;
  readonly points: number;
  readonly reachedDaysAgo: number;
  readonly streak: number;
}

const standings: readonly Standing[] = [
  { key: 'mia', points: 6_240, reachedDaysAgo: 2, streak: 4 },
  { key: 'noah', points: 120, reachedDaysAgo: 20, streak: 1 },
  { key: 'ruby', points: 14_880, reachedDaysAgo: 60, streak: 2 },
  { key: 'isla', points: 2_310, reachedDaysAgo: 40, streak: 1 },
  { key: 'leo', points: 168_300, reachedDaysAgo: 50, streak: 6 },
  { key: 'ella', points: 1_720, reachedDaysAgo: 33, streak: 3 },
  { key: 'ava', points: 240, reachedDaysAgo: 45, streak: 1 },
  { key: 'zoe', points: 610, reachedDaysAgo: 90, streak: 0 },
];

const units: readonly (readonly [unit: ExperienceUnit, points: number])[] = [
  ['LOGIN', 10],
  ['WAGER', 21],
  ['WIN', 6],
  ['LOGIN', 10],
  ['WAGER', 34],
  ['DEPOSIT', 10],
  ['LOGIN', 10],
  ['WIN', 4],
  ['LOGIN_STREAK', 30],
  ['WAGER', 17],
];

/** The latest gains, newest last; what is left of the total was wagered before. */
function gainsOf(points: number): readonly (readonly [unit: ExperienceUnit, points: number])[] {
  const latest = [...units, ...units].filter((_gain, index) => index < points / 20);
  const rest = points - latest.reduce((sum, [, gained]) => sum + gained, 0);
  return [['WAGER', rest], ...latest];
}

async function seedHistory(unit: Unit, { key, points }: Standing): Promise<void> {
  const gains = gainsOf(points);
  for (const [index, [kind, gained]] of gains.entries()) {
    const daysAgo = (gains.length - index) * 1.3;
    await addRows(unit.db, 'experienceRecords', {
      id: unit.id('exp'),
      memberId: seededMemberId(key),
      unit: kind,
      experienceMilli: gained * 1_000,
      gainedAt: unit.now.getTime() - Math.round(daysAgo * DAY_MS),
    });
  }
}

async function seedRewards(unit: Unit, { key, reachedDaysAgo }: Standing, level: number): Promise<void> {
  for (const tier of tiers.slice(1, level + 1)) {
    const daysAgo = reachedDaysAgo + (level - tier.level) * 14;
    const reached = new Date(unit.now.getTime() - daysAgo * DAY_MS);
    const isOpen = rewardExpiry(reached) > unit.now;
    await addRows(unit.db, 'levelRewards', {
      memberId: seededMemberId(key),
      level: tier.level,
      currency: 'AUD',
      amountMinor: BigInt(tier.bonusFunds) * 100n,
      reachedAt: reached.getTime(),
      expiresAt: rewardExpiry(reached).getTime(),
      claimedAt: isOpen ? null : reached.getTime() + DAY_MS,
    });
  }
}

/** Levels, experience and rewards of the seeded people. */
export async function seedLevels(unit: Unit): Promise<void> {
  for (const standing of standings) {
    const level = levelOf(BigInt(standing.points) * 100n);
    await addRows(unit.db, 'memberExperience', {
      memberId: seededMemberId(standing.key),
      experienceMilli: standing.points * 1_000,
      level,
      loginStreak: standing.streak,
      lastLoginAt: unit.now.getTime() - DAY_MS,
    });
    await seedHistory(unit, standing);
    await seedRewards(unit, standing, level);
  }
}
