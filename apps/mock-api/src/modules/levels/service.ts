import { levelRewardNaming } from '@magpie/domain/bonuses';
import type { RewardBonusState } from '@magpie/domain/bonuses';
import {
  countedExperience,
  decideLevelClaim,
  highestLevel,
  levelBonus,
  levelCashback,
  levelClaimReasons,
  levelProgress,
  levelRewardState,
  tiers,
} from '@magpie/domain/levels';
import type { LevelRewardFacts } from '@magpie/domain/levels';
import { money } from '@magpie/domain/money';
import type { RewardFacts } from '@magpie/domain/rewards';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Requester } from '#platform/idempotency/index.ts';
import { pageOfRows } from '#platform/paging/index.ts';
import type { PageArguments } from '#platform/paging/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { giveReward, rewardBonusStates } from '../bonuses/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { ExperienceRow, RewardRow } from './store/index.ts';
import { experienceHistory, markClaimed, rewardOf, rewardsOf, standingOf } from './store/index.ts';

const points = (amount: bigint): string => money.format(money.of(amount), 'FIAT');

/** The tiers in the shape of the contract (LEVEL-03). */
export const levelRows = tiers.map((tier) => ({
  level: tier.level,
  name: tier.name,
  xpRequired: tier.xpRequired,
  max: tier.level === highestLevel,
  bonusFunds: points(levelBonus(tier.level)),
  cashbackPercentage: points(levelCashback(tier.level)),
}));

const rewardFactsOf = ({ claimedAt, expiresAt, expiredAt }: RewardRow): LevelRewardFacts => ({
  claimed: claimedAt !== null,
  expiresAt: new Date(expiresAt),
  expired: expiredAt !== null,
});

const wireStates = { OPEN: 'AVAILABLE', CLAIMED: 'CLAIMED', EXPIRED: 'EXPIRED' } as const;

const bonusOf = ({ level, currency }: Pick<RewardRow, 'level' | 'currency'>) => ({
  source: `level_${String(level)}`,
  currency,
});

function rewardView(row: RewardRow, now: Date, bonusState: RewardBonusState | null) {
  const facts = rewardFactsOf(row);
  const currency = knownCurrency(row.currency);
  return {
    level: row.level,
    type: 'DIRECT' as const,
    reward: decimal(row.amountMinor, currency),
    currency,
    claimed: facts.claimed,
    state: wireStates[levelRewardState(facts, now)],
    bonusState,
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}

async function rewardViews(world: World, memberId: string, rows: readonly RewardRow[]) {
  const bonusState = await rewardBonusStates(world.db, memberId, rows.map(bonusOf));
  return rows.map((row) => rewardView(row, world.now(), bonusState(bonusOf(row))));
}

export interface MemberLevelModel {
  readonly memberId: string;
  readonly level: number;
  readonly experience: string;
  readonly progressPercent: string;
  readonly rewards: ReturnType<typeof rewardView>[];
}

/** Where a member stands (LEVEL-13). */
export async function memberLevel(world: World, memberId: string): Promise<MemberLevelModel> {
  const { experienceMilli, level } = await standingOf(world.db, memberId);
  const experience = countedExperience(experienceMilli);
  return {
    memberId,
    level,
    experience: points(experience),
    progressPercent: points(BigInt(levelProgress(level, experience))),
    rewards: await rewardViews(world, memberId, await rewardsOf(world.db, memberId)),
  };
}

function recordView({ id, unit, experienceMilli, gainedAt }: ExperienceRow) {
  return {
    id,
    unit,
    experience: points(countedExperience(experienceMilli)),
    dateTimeCreated: new Date(gainedAt).toISOString(),
  };
}

/** A page of a member's gains of experience, newest first (LEVEL-13). @throws Refusal BAD_USER_INPUT */
export function historyOf(world: World, memberId: string, page: PageArguments) {
  return pageOfRows(experienceHistory(world.db, memberId), page, recordView);
}

/** The one-time rewards of the levels that a member has reached. */
export async function levelRewards({ db }: World, memberId: string): Promise<RewardFacts[]> {
  const rows = await rewardsOf(db, memberId);
  return rows.map((row) => ({ kind: 'LEVEL', reward: rewardFactsOf(row) }));
}

/** Gives the reward of a level as a bonus to be activated, and answers its id. */
export function giveLevelMoney(
  unit: Unit,
  reward: Pick<RewardRow, 'memberId' | 'level' | 'currency' | 'amountMinor'>,
): Promise<string> {
  const { memberId, level, amountMinor: amount } = reward;
  return giveReward(unit, { memberId, ...bonusOf(reward), ...levelRewardNaming(level), amount });
}

async function give(unit: Unit, memberId: string, level: number): Promise<string> {
  const stored = await rewardOf(unit.db, memberId, level);
  const reward = stored ? { row: stored, ...rewardFactsOf(stored) } : null;
  const decision = decideLevelClaim(reward, unit.now);
  if (!decision.allowed) throw refusalOf(levelClaimReasons, decision);
  const { row } = decision.plan.reward;
  await giveLevelMoney(unit, row);
  await markClaimed(unit.db, row, unit.now.getTime());
  return String(level);
}

/**
 * Gives the reward of a reached level as a bonus to be activated, once and within its 7 days (LEVEL-16, BONUS-19).
 * @throws Refusal CONFLICT, IDEMPOTENCY_CONFLICT
 */
export async function claimReward(world: World, requester: Requester, level: number) {
  const { memberId } = requester;
  await world.write((unit) =>
    once(unit, { ...requester, operation: 'claimLevelReward', content: { level } }, () =>
      give(unit, memberId, level),
    ),
  );
  const row = await rewardOf(world.db, memberId, level);
  const [view] = row ? await rewardViews(world, memberId, [row]) : [];
  if (!view) throw new Error(`The reward of level ${String(level)} was claimed and is gone.`);
  return view;
}
