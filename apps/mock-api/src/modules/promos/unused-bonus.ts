import { walletModeAfter } from '@magpie/domain/promos';
import type { PromoEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { worthOf } from './awards.ts';
import { tellEnd } from './end-notices.ts';
import { awardCount, promoRecord, saveMemberPromo } from './store/index.ts';

export interface UnusedBonus {
  readonly memberId: string;
  readonly promoId: string;
  readonly name: string;
  /** Minor units of the promo's currency. */
  readonly amount: bigint;
  /** When it was given, in epoch milliseconds. */
  readonly givenAt: number;
}

/**
 * Keeps a bonus that ended before it was activated in the history of promos, tells its member, and answers the id of the entry. It was
 * never awarded, so it is no further use of its promo.
 */
export async function keepUnusedBonus(
  unit: Unit,
  { memberId, promoId, name, amount, givenAt }: UnusedBonus,
  { status, cause }: PromoEnding,
): Promise<string> {
  const record = await promoRecord(unit.db, promoId);
  if (!record) throw new Error(`The promo ${promoId} of a bonus does not exist.`);
  const row = await saveMemberPromo(unit.db, {
    ...{ id: unit.id('mpr'), memberId, promoId, currency: record.row.currency, cause: 'CONSUMABLE' },
    ...{ status, endCause: cause, began: false, ...worthOf({ record, bonus: amount }) },
    walletMode: walletModeAfter('CONSUMABLE'),
    promoUsed: await awardCount(unit.db, memberId, promoId),
    ...{ createdAt: givenAt, expiresAt: null, endedAt: unit.now.getTime() },
    endingJob: null,
  });
  await tellEnd(unit, row, cause, name);
  return row.id;
}
