import { money } from '@magpie/domain/money';
import { isMemberPromoOver, turnoverShare } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { endPromoIfOver } from './endings.ts';
import { turnoverRules } from './model.ts';
import { activeRow, changeMemberPromo, memberPromoRow, promoRecord } from './store/index.ts';

export interface SettledStake {
  readonly memberId: string;
  /** Stake in minor units of the currency. */
  readonly stake: bigint;
  readonly currency: string;
  readonly game: { readonly code: string; /** Id of the provider. */ readonly provider: string };
}

/**
 * Counts a settled bet towards the turnover of the member's active promo, as far as its game counts and until its end, and
 * ends the promo when it is complete, over or its money lost (PROMO-46).
 */
export async function countPromoTurnover(
  unit: Unit,
  { memberId, stake, currency, game }: SettledStake,
): Promise<void> {
  const row = await activeRow(unit.db, memberId);
  const record = row && (await promoRecord(unit.db, row.promoId));
  if (!row || !record) return;
  if (!isMemberPromoOver(row.expiresAt === null ? null : new Date(row.expiresAt), unit.now)) {
    const counted = turnoverShare({ amount: money.of(stake), currency }, game, turnoverRules(record));
    const turnoverCounterMinor = row.turnoverCounterMinor + counted;
    await changeMemberPromo(unit.db, row.id, { turnoverCounterMinor });
  }
  await endPromoIfOver(unit, await memberPromoRow(unit.db, row.id), true);
}
