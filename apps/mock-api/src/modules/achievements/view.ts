import { countedExperience } from '@magpie/domain/levels';
import { achievementValue, badgesProgress, currentStreak } from '@magpie/domain/achievements';
import { defaultCurrency, money } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { memberSettings, readAchievements, readActiveBadge, readBadges, readCounts } from './store/index.ts';
import type { AchievementRow, BadgeRow } from './store/index.ts';

export function badgeView(row: BadgeRow) {
  const { id, level, name, description, goal, image, placeholder } = row;
  return {
    id,
    achievement: row.achievementId,
    level,
    name,
    description,
    goal,
    completed: row.completedAt !== null,
    claimed: row.claimedAt !== null,
    dateTimeCompleted: row.completedAt === null ? null : new Date(row.completedAt).toISOString(),
    image,
    placeholder,
  };
}

const points = (milli: number): string => money.format(money.of(countedExperience(milli)), 'FIAT');

/** Money that each badge of an achievement gives, in a currency, in minor units; 0 for none. */
export function rewardIn(row: Pick<AchievementRow, 'rewardMinor'>, currency: string): bigint {
  return convert(row.rewardMinor, defaultCurrency, currency);
}

/** A member's achievements in the shape of the contract (ACH-03). */
export async function achievementsOf(db: Reader, memberId: string) {
  const rows = await readAchievements(db);
  const badges = await readBadges(db, memberId);
  const counts = await readCounts(db, memberId);
  const chosen = await readActiveBadge(db, memberId);
  const currency = knownCurrency((await memberSettings(db, memberId)).activeCurrency);
  return rows.map((row) => {
    const own = badges.filter((badge) => badge.achievementId === row.id).map(badgeView);
    return {
      id: row.id,
      name: row.name,
      type: row.type,
      experiences: points(row.experienceMilli),
      reward: row.rewardMinor === 0n ? null : decimal(rewardIn(row, currency.code), currency),
      badges: own,
      progress: {
        value: achievementValue(row.type, counts),
        streak: currentStreak(row.type, counts),
        ...badgesProgress(own),
        activeBadge: own.find((badge) => badge.id === chosen) ?? null,
      },
    };
  });
}

export type AchievementView = Awaited<ReturnType<typeof achievementsOf>>[number];
