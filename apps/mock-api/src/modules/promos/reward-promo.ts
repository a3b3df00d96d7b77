import { rewardBonus } from '@magpie/domain/bonuses';
import { artAddress } from '#art/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { PromoRecord } from './model.ts';
import { promoRecord, savePromo } from './store/index.ts';

export interface RewardPromo {
  /** What earns it, unique among all that can be earned: a level or a badge. */
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly currency: string;
}

const idStart = 'promo_reward_';

export const rewardPromoId = ({ source, currency }: Pick<RewardPromo, 'source' | 'currency'>): string =>
  `${idStart}${source}_${currency.toLowerCase()}`;

/** Whether a promo stands behind a reward, and is none of the site's offers. */
export const isRewardPromo = ({ id }: { readonly id: string }): boolean => id.startsWith(idStart);

/**
 * The promo behind a reward in money, kept with the first one that is given: it says what the bonus has to be turned over
 * for (BONUS-19). It is closed, since nobody can have it but by earning it.
 */
export async function rewardPromo(unit: Unit, reward: RewardPromo): Promise<PromoRecord> {
  const { source, name, description, currency } = reward;
  const id = rewardPromoId(reward);
  const known = await promoRecord(unit.db, id);
  if (known) return known;
  await savePromo(unit.db, {
    id,
    code: `REWARD-${source.toUpperCase()}-${currency}`,
    name,
    description,
    type: 'CONSUMABLE',
    kind: 'BONUS_ONLY',
    currency,
    mainBannerImage: artAddress.promo('level', 'hero'),
    subBannerImage: artAddress.promo('level', 'card'),
    wagering: rewardBonus.wagering,
    daysToPlay: rewardBonus.days,
    active: false,
  });
  const record = await promoRecord(unit.db, id);
  if (!record) throw new Error(`The promo ${id} was not kept.`);
  return record;
}
