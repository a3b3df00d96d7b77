import { givenBonus } from '@magpie/domain/bonuses';
import { money } from '@magpie/domain/money';
import { operatorEnding } from '@magpie/domain/promos';
import type { OperatorEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { endUnused } from './ends.ts';
import { saveBonus } from './store/index.ts';
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

/** Ends a bonus that was not activated. */
export const endBonusByOperator = (unit: Unit, bonus: BonusRow, ending: OperatorEnding): Promise<void> =>
  endUnused(unit, bonus, operatorEnding[ending]);
