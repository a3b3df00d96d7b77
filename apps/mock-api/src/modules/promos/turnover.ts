import { money } from '@magpie/domain/money';
import { countedTurnover } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { endPromoIfOver } from './endings.ts';
import { turnoverRules } from './model.ts';
import { changeMemberPromo, memberPromoRow, promoRecord } from './store/index.ts';

export interface SettledStake {
  /** The promo that was active when it was placed. */
  readonly memberPromoId: string;
  /** Stake in minor units of the currency. */
  readonly stake: bigint;
  readonly currency: string;
  readonly game: { readonly code: string; /** Id of the provider. */ readonly provider: string };
  /** Whether another round of that promo is open. */
  readonly roundOpen: boolean;
}

/**
 * Counts a settled bet towards the turnover of the promo that it was placed under, as far as its game counts and while that
 * promo is active, and ends it when it is complete or its money lost (PROMO-46, PROMO-48).
 * @returns what it counted; null when that promo is not active any more
 */
export async function countPromoTurnover(
  unit: Unit,
  { memberPromoId, stake, currency, game, roundOpen }: SettledStake,
): Promise<bigint | null> {
  const row = await memberPromoRow(unit.db, memberPromoId);
  const record = await promoRecord(unit.db, row.promoId);
  if (!record) throw new Error(`The promo ${row.promoId} was awarded and is gone.`);
  const bet = { amount: money.of(stake), currency };
  const counted = countedTurnover(row.status, bet, game, turnoverRules(record));
  if (counted === null) return null;
  const turnoverCounterMinor = row.turnoverCounterMinor + counted;
  await changeMemberPromo(unit.db, row.id, { turnoverCounterMinor });
  await endPromoIfOver(unit, { ...row, turnoverCounterMinor }, { roundOpen });
  return counted;
}
