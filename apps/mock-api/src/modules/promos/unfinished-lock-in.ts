import { walletModeAfter } from '@magpie/domain/promos';
import type { PromoEnding } from '@magpie/domain/promos';
import type { EpochMs } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { tellEnd } from './end-notices.ts';
import { awardCount, promoRecord, saveMemberPromo } from './store/index.ts';

export interface UnfinishedLockIn {
  readonly memberId: string;
  readonly promoId: string;
  /** What it had collected, in minor units of the promo's currency. */
  readonly deposit: bigint;
  readonly turnover: bigint;
  readonly begunAt: EpochMs;
}

/** Keeps a lock-in that ended before it awarded its promo in the history of promos, and tells its member; it is no use of the promo. */
export async function keepUnfinishedLockIn(
  unit: Unit,
  { memberId, promoId, deposit, turnover, begunAt }: UnfinishedLockIn,
  { status, cause }: PromoEnding,
): Promise<void> {
  const record = await promoRecord(unit.db, promoId);
  if (!record) throw new Error(`The promo ${promoId} of a lock-in does not exist.`);
  const row = await saveMemberPromo(unit.db, {
    ...{ id: unit.id('mpr'), memberId, promoId, currency: record.row.currency, cause: 'LOCK_IN' },
    ...{ status, endCause: cause, began: false, walletMode: walletModeAfter('LOCK_IN') },
    ...{ lockInDepositMinor: deposit, lockInTurnoverMinor: turnover },
    promoUsed: await awardCount(unit.db, memberId, promoId),
    ...{ createdAt: begunAt, expiresAt: null, endedAt: unit.now.getTime(), endingJob: null },
  });
  await tellEnd(unit, row, cause);
}
