import type { Unit } from '#platform/worlds/index.ts';
import { seedCatalogue } from './catalogue/index.ts';
import { seedMembers } from './members.ts';
import { seedAchievementCatalogue } from './achievements.ts';
import { seedBadgeMoney, seedBadges } from './badges.ts';
import { seedCashback } from './cashback.ts';
import { seedClaimDays } from './claim-days.ts';
import { seedHistory } from './history.ts';
import { seedJackpots } from './jackpots.ts';
import { seedLevels } from './levels.ts';
import { seedMessages } from './messages.ts';
import { seedPastPlay } from './past-play.ts';
import { seedPayments } from './payments/index.ts';
import { seedPromoPlay } from './promo-play.ts';
import { seedAwards, seedPromos } from './promos/index.ts';
import { seedRegulars } from './regulars/index.ts';
import { seedLevelRewards } from './rewards/level-rewards.ts';
import { seedTournaments } from './tournaments.ts';
import { seedVerification } from './verification.ts';

/** Raised whenever a seed changes, so that the template of worlds is built anew. */
export const SEED_VERSION = 24;

export async function seedWorld(unit: Unit): Promise<void> {
  await seedCatalogue(unit);
  await seedMembers(unit);
  await seedPromos(unit);
  await seedPastPlay(unit);
  await seedBadgeMoney(unit);
  await seedLevelRewards(unit);
  await seedAwards(unit);
  await seedPayments(unit);
  await seedCashback(unit);
  await seedVerification(unit);
  await seedHistory(unit);
  await seedPromoPlay(unit);
  await seedRegulars(unit);
  await seedAchievementCatalogue(unit);
  await seedBadges(unit);
  await seedLevels(unit);
  await seedJackpots(unit);
  await seedTournaments(unit);
  await seedClaimDays(unit);
  await seedMessages(unit);
}
