import {
  badgeActivationReasons,
  badgeClaimReasons,
  decideBadgeActivation,
  decideBadgeClaim,
} from '@magpie/domain/achievements';
import type { BadgeFacts } from '@magpie/domain/achievements';
import type { RewardFacts } from '@magpie/domain/rewards';
import { countedExperience } from '@magpie/domain/levels';
import { badgeRewardNaming } from '@magpie/domain/bonuses';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Requester } from '#platform/idempotency/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { giveReward } from '../bonuses/index.ts';
import { earnExperience } from '../levels/index.ts';
import { publishBalance } from '../wallets/index.ts';
import type { AchievementRow, BadgeRow } from './store/index.ts';
import {
  findAchievement,
  findBadge,
  keepActiveBadge,
  lastCompleted,
  markClaimed,
  memberSettings,
  readBadges,
} from './store/index.ts';
import type { AchievementView } from './view.ts';
import { achievementsOf, badgeView, rewardIn } from './view.ts';

/** The rewards of a member's badges. */
export async function badgeRewards({ db }: World, memberId: string): Promise<RewardFacts[]> {
  const badges = await readBadges(db, memberId);
  return badges.map(({ completedAt, claimedAt }) => ({
    kind: 'BADGE',
    badge: { completed: completedAt !== null, claimed: claimedAt !== null },
  }));
}

/** The badge a member earned last, or null before the first (ACH-06). */
export async function latestBadge(world: World, memberId: string) {
  const latest = await lastCompleted(world.db, memberId);
  return latest ? badgeView(latest) : null;
}

export interface BadgeName {
  readonly achievement: string;
  readonly badgeLevel: number;
}

interface StoredBadge extends BadgeFacts {
  readonly achievement: AchievementRow;
  readonly badge: BadgeRow;
}

async function storedBadge(db: Reader, memberId: string, name: BadgeName): Promise<StoredBadge | null> {
  const achievement = await findAchievement(db, name.achievement);
  const badge = await findBadge(db, memberId, name);
  if (!achievement || !badge) return null;
  return {
    completed: badge.completedAt !== null,
    claimed: badge.claimedAt !== null,
    achievement,
    badge,
  };
}

async function viewOf(db: Reader, memberId: string, id: string): Promise<AchievementView> {
  const view = (await achievementsOf(db, memberId)).find((each) => each.id === id);
  if (!view) throw new Error(`The achievement ${id} has gone.`);
  return view;
}

/** Makes a completed badge the one a member shows (ACH-08). @throws Refusal NOT_FOUND, or CONFLICT when not completed */
export async function setActiveBadge(
  world: World,
  memberId: string,
  name: BadgeName,
): Promise<AchievementView> {
  return world.write(async ({ db }) => {
    const decision = decideBadgeActivation(await storedBadge(db, memberId, name));
    if (!decision.allowed) throw refusalOf(badgeActivationReasons, decision);
    await keepActiveBadge(db, memberId, decision.plan.badge.badge.id);
    return viewOf(db, memberId, name.achievement);
  });
}

/** Gives the money of a badge as a bonus and answers its id; null when the badge gives none. */
export async function giveBadgeMoney(
  unit: Unit,
  memberId: string,
  achievement: Pick<AchievementRow, 'rewardMinor'>,
  badge: Pick<BadgeRow, 'id' | 'name'>,
): Promise<string | null> {
  const { activeCurrency: currency } = await memberSettings(unit.db, memberId);
  const amount = rewardIn(achievement, currency);
  if (amount === 0n) return null;
  return giveReward(unit, {
    memberId,
    source: badge.id,
    ...badgeRewardNaming(badge.name),
    currency,
    amount,
  });
}

async function credit(unit: Unit, memberId: string, name: BadgeName): Promise<string> {
  const decision = decideBadgeClaim(await storedBadge(unit.db, memberId, name));
  if (!decision.allowed) throw refusalOf(badgeClaimReasons, decision);
  const { achievement, badge } = decision.plan.badge;
  await markClaimed(unit.db, memberId, badge.id, unit.now.getTime());
  const hundredths = countedExperience(achievement.experienceMilli);
  if (hundredths > 0n) await earnExperience(unit, memberId, { unit: 'ACHIEVEMENT', hundredths });
  const bonus = await giveBadgeMoney(unit, memberId, achievement, badge);
  // A bonus tells other devices by itself.
  if (bonus === null) await publishBalance(unit, memberId);
  return badge.id;
}

/**
 * Gives a member the experience and the money of a completed badge, once; money comes as a bonus to be activated
 * (ACH-09, BONUS-19).
 * @throws Refusal NOT_FOUND, CONFLICT when it is not completed or was claimed before, IDEMPOTENCY_CONFLICT
 */
export async function claimBadge(
  world: World,
  requester: Requester,
  name: BadgeName,
): Promise<AchievementView> {
  const { memberId } = requester;
  const { achievement, badgeLevel } = name;
  const content = { achievement, badgeLevel };
  await world.write((unit) =>
    once(unit, { ...requester, operation: 'claimAchievementReward', content }, () =>
      credit(unit, memberId, name),
    ),
  );
  return viewOf(world.db, memberId, achievement);
}
