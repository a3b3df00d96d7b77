import { loginGrants } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { levelOf, openRecords, useCount } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { giveBonus } from './operator.ts';
import { givenInVain } from './store/index.ts';

/** Each bonus that was given counts, also one that ended before it was activated: it has been had. */
async function offerTo(unit: Unit, memberId: string, record: PromoRecord) {
  const { id } = record.row;
  const promoUsed = (await useCount(unit.db, memberId, id)) + (await givenInVain(unit.db, memberId, id));
  return { ...record.row, open: true, promoUsed, record };
}

/** Gives a member the bonuses of the first login of a day (PROMO-51). */
export async function giveLoginBonuses(unit: Unit, memberId: string): Promise<void> {
  const offers: Awaited<ReturnType<typeof offerTo>>[] = [];
  for (const record of await openRecords(unit.db, 'LOGIN', unit.now)) {
    offers.push(await offerTo(unit, memberId, record));
  }
  const level = await levelOf(unit.db, memberId);
  for (const { record } of loginGrants(offers, level)) await giveBonus(unit, memberId, record);
}
