import { signUpGrant } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { awardPromo } from './awards.ts';
import { levelOf, openRecords, usesOf } from './store/index.ts';

/** Awards a new member the open promo of the sign-up, if there is one (PROMO-51). */
export async function awardSignUpPromo(unit: Unit, memberId: string, currency: string): Promise<void> {
  const records = await openRecords(unit.db, 'REGISTRATION', unit.now);
  const uses = await usesOf(
    unit.db,
    memberId,
    records.map(({ row }) => row.id),
  );
  const promos = records.map((record) => {
    return { ...record.row, open: true, promoUsed: uses.get(record.row.id) ?? 0, record };
  });
  const level = await levelOf(unit.db, memberId);
  const promo = signUpGrant(promos, { level, currency });
  if (promo) await awardPromo(unit, { memberId, record: promo.record, cause: 'SIGN_UP' });
}
