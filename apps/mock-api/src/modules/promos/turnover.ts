import { money } from '@magpie/domain/money';
import { countedTowards, turnoverShare } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { endPromoIfOver } from './endings.ts';
import { staked } from './late-money.ts';
import { turnoverRules } from './model.ts';
import { changeMemberPromo, promoRecord, standingAward } from './store/index.ts';
import { endWaitIfReached } from './wait-ends.ts';

export interface SettledStake {
  /** The promo that was active when it was placed. */
  readonly memberPromoId: string;
  /** Stake in minor units of the currency. */
  readonly stake: bigint;
  readonly currency: string;
  readonly game: { readonly code: string; /** Id of the provider. */ readonly provider: string };
  /** Whether another round of that promo is open, or of one that it was given in place of. */
  readonly roundOpen: boolean;
}

/**
 * Counts a settled bet towards the turnover of the promo that it was placed under, or that was given in place of it, as far as its
 * game counts, and ends that when it is complete or its money lost (PROMO-46, PROMO-48).
 * @returns what it counted; null when that promo is over
 */
export async function countPromoTurnover(
  unit: Unit,
  { memberPromoId, stake, currency, game, roundOpen }: SettledStake,
): Promise<bigint | null> {
  const row = await standingAward(unit.db, memberPromoId);
  const record = await promoRecord(unit.db, row.promoId);
  if (!record) throw new Error(`The promo ${row.promoId} was awarded and is gone.`);
  const bet = { amount: money.of(stake), currency };
  const towards = countedTowards(staked(row));
  if (towards === null) return null;
  const counted = turnoverShare(bet, game, turnoverRules(record));
  if (towards === 'RENEWAL') {
    await changeMemberPromo(unit.db, row.id, { lateTurnoverMinor: row.lateTurnoverMinor + counted });
    return counted;
  }
  const turnoverCounterMinor = row.turnoverCounterMinor + counted;
  await changeMemberPromo(unit.db, row.id, { turnoverCounterMinor });
  const now = { ...row, turnoverCounterMinor };
  await (row.status === 'ACTIVE'
    ? endPromoIfOver(unit, now, { roundOpen })
    : endWaitIfReached(unit, now, record));
  return counted;
}
