import { givenBonus } from '@magpie/domain/bonuses';
import { money } from '@magpie/domain/money';
import type { Unit } from '#platform/worlds/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { endBonusNow, saveBonus } from './store/index.ts';
import type { BonusRow } from './store/index.ts';

/** Gives a member a promo as a bonus to be activated, and answers its id. */
export async function giveBonus(
  unit: Unit,
  memberId: string,
  { row, freeSpins }: PromoRecord,
): Promise<string> {
  const id = unit.id('bon');
  const gives = { amount: money.of(row.amountMinor), freeSpins: freeSpins.length > 0 };
  const { kind, days, expiresAt } = givenBonus(gives, unit.now);
  await saveBonus(unit.db, {
    ...{ id, memberId, promoId: row.id, kind },
    name: row.name,
    description: row.description,
    currency: row.currency,
    amountMinor: row.amountMinor,
    expiryDays: days,
    createdAt: unit.now.getTime(),
    expiresAt: expiresAt.getTime(),
  });
  return id;
}

export const endBonusByOperator = (unit: Unit, { id }: BonusRow): Promise<void> =>
  endBonusNow(unit.db, id, unit.now);
