import { giftMessage } from '@magpie/domain/messages';
import { loginGrants } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { openRecords, rewardFacts, usesOf } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { giveBonus } from './operator.ts';

async function give(unit: Unit, memberId: string, record: PromoRecord): Promise<void> {
  const id = await giveBonus(unit, memberId, record);
  const message = giftMessage({ giver: 'LOGIN', form: 'BONUS', waits: false, name: record.row.name });
  if (!message) return;
  // No id of its own is drawn, so that all that is drawn for a member after a login stays as it was.
  const told = { id: `msg_${id}`, type: 'PROMO' as const, ...message };
  await sendMessage(unit, memberId, { ...told, subject: { kind: 'BONUS', id } });
}

/** Gives a member the bonuses of the first login of a day, and tells of each (PROMO-51). */
export async function giveLoginBonuses(unit: Unit, memberId: string): Promise<void> {
  const records = await openRecords(unit.db, 'LOGIN', unit.now);
  const ids = records.map(({ row }) => row.id);
  const had = await usesOf(unit.db, memberId, ids);
  const promos = records.map((record) => ({
    ...record.row,
    open: true,
    promoUsed: had.get(record.row.id) ?? 0,
    record,
  }));
  const { level, activeCurrency: currency } = await rewardFacts(unit.db, memberId);
  for (const { record } of loginGrants(promos, { level, currency })) await give(unit, memberId, record);
}
