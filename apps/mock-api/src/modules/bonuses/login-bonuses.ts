import { loginGrants } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { levelOf, openRecords } from '../promos/index.ts';
import { giveBonus } from './operator.ts';
import { timesHad } from './uses.ts';

/** Gives a member the bonuses of the first login of a day (PROMO-51). */
export async function giveLoginBonuses(unit: Unit, memberId: string): Promise<void> {
  const records = await openRecords(unit.db, 'LOGIN', unit.now);
  const ids = records.map(({ row }) => row.id);
  const had = await timesHad(unit.db, memberId, ids);
  const promos = records.map((record) => ({
    ...record.row,
    open: true,
    promoUsed: had(record.row.id),
    record,
  }));
  const level = await levelOf(unit.db, memberId);
  for (const { record } of loginGrants(promos, level)) await giveBonus(unit, memberId, record);
}
