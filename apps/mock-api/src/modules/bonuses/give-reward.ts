import { rewardBonus, rewardBonusExpiry } from '@magpie/domain/bonuses';
import type { Unit } from '#platform/worlds/index.ts';
import { rewardPromo } from '../promos/index.ts';
import type { RewardPromo } from '../promos/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { saveBonus } from './store/index.ts';

export interface RewardInMoney extends RewardPromo {
  readonly memberId: string;
  /** Minor units of the currency. */
  readonly amount: bigint;
}

/** Gives what a level or a badge is worth in money as a bonus that waits to be activated (BONUS-19), and answers its id. */
export async function giveReward(unit: Unit, reward: RewardInMoney): Promise<string> {
  const { memberId, amount, name, description, currency } = reward;
  const { row: promo } = await rewardPromo(unit, reward);
  const id = unit.id('bon');
  await saveBonus(unit.db, {
    id,
    memberId,
    promoId: promo.id,
    kind: rewardBonus.kind,
    name,
    description,
    currency,
    amountMinor: amount,
    expiryDays: rewardBonus.days,
    createdAt: unit.now.getTime(),
    expiresAt: rewardBonusExpiry(unit.now).getTime(),
  });
  // No balance has changed: what lists bonuses and claims on the member's other devices follows this push.
  await publishBalance(unit, memberId);
  return id;
}
