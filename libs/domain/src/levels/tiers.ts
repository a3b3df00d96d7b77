import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { ExperienceHundredths } from '../play/index.ts';

export interface Tier {
  readonly level: number;
  readonly name: string;
  readonly xpRequired: number;
  readonly bonusFunds: number;
  /** Percent. */
  readonly cashbackPercentage: number;
}

const names = [
  'Fledgling',
  'Bottle Cap',
  'Button',
  'Brass Key',
  'Sixpence',
  'Silver Spoon',
  'Sapphire',
  'Pearl',
  'Nugget',
  'Pink Diamond',
  'Black Opal',
];

const required = [0, 500, 1_500, 5_000, 12_500, 30_000, 75_000, 150_000, 300_000, 600_000, 1_000_000];
const bonuses = [0, 10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000];

/** The eleven tiers, base level 0 first (LEVEL-01, LEVEL-04). */
export const tiers: readonly Tier[] = names.map((name, level) => ({
  level,
  name,
  xpRequired: required[level] ?? 0,
  bonusFunds: bonuses[level] ?? 0,
  cashbackPercentage: level,
}));

export const highestLevel = 10;

/** A tier as shown: at most 1,000,000 XP and $10,000, whatever the data holds (LEVEL-05). */
export function displayedTier<T extends Pick<Tier, 'level' | 'xpRequired' | 'bonusFunds'>>(tier: T): T {
  if (tier.level < highestLevel) return tier;
  return {
    ...tier,
    xpRequired: Math.min(tier.xpRequired, 1_000_000),
    bonusFunds: Math.min(tier.bonusFunds, 10_000),
  };
}

const hundredthsOf = (points: number): ExperienceHundredths => BigInt(points) * 100n;

/** Money that a level gives, in minor units of the default currency; 0 for a level that is not there (LEVEL-04). */
export const levelBonus = (level: number): Minor => money.of(BigInt(tiers[level]?.bonusFunds ?? 0) * 100n);

/** The level for a total of experience (LEVEL-19, LEVEL-20). */
export function levelOf(experience: ExperienceHundredths): number {
  return tiers.findLast((tier) => experience >= hundredthsOf(tier.xpRequired))?.level ?? 0;
}

export type TierStanding = 'PASSED' | 'CURRENT' | 'AHEAD';

/** Where a level is, seen from the member's own; null while that is not known. */
export function tierStanding(level: number, own: number | undefined): TierStanding | null {
  if (own === undefined) return null;
  if (level === own) return 'CURRENT';
  return level < own ? 'PASSED' : 'AHEAD';
}

export interface LevelChange {
  readonly level: number;
  /** Levels reached by it, lowest first; none when the level stays. */
  readonly reached: readonly number[];
}

/** A gain can raise the level by several at once and never lowers it (LEVEL-12, LEVEL-19). */
export function levelAfter(level: number, experience: ExperienceHundredths): LevelChange {
  const earned = Math.max(level, levelOf(experience));
  const reached = tiers.map((tier) => tier.level).filter((each) => each > level && each <= earned);
  return { level: earned, reached };
}

/** Hundredths of a percent of the next requirement, half up; 10000 at most and on the highest level (LEVEL-11). */
export function levelProgress(level: number, experience: ExperienceHundredths): number {
  const next = tiers.find((tier) => tier.level === level + 1);
  if (!next) return 10_000;
  const needed = hundredthsOf(next.xpRequired);
  const share = (2n * experience * 10_000n + needed) / (2n * needed);
  return share > 10_000n ? 10_000 : Number(share);
}

/** The cashback of a level in hundredths of a percent. */
export const levelCashback = (level: number): bigint => hundredthsOf(tiers[level]?.cashbackPercentage ?? 0);
