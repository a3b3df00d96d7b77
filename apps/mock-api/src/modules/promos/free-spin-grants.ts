import type { Unit } from '#platform/worlds/index.ts';
import type { spinsToGive } from './lifted-award.ts';
import type { PromoRecord } from './model.ts';
import { saveFreeSpins } from './store/index.ts';

export interface FreeSpinGrant {
  readonly memberId: string;
  readonly record: PromoRecord;
  readonly spins: Awaited<ReturnType<typeof spinsToGive>>;
  readonly memberPromoId: string;
  /** How often the promo was awarded to the member, this time included. */
  readonly promoUsed: number;
  /** When what is left of them ends, or null. */
  readonly expiresAt: Date | null;
  /** Whether they can be played at once; otherwise the member activates them first. */
  readonly activated?: boolean;
}

/** Gives a member free spins of a promo and answers their id; null when there are none. */
export async function grantFreeSpins(unit: Unit, grant: FreeSpinGrant): Promise<string | null> {
  const { memberId, record, memberPromoId, promoUsed, expiresAt, activated = false } = grant;
  if (grant.spins.length === 0) return null;
  const id = unit.id('fsp');
  const spins = {
    id,
    memberId,
    promoId: record.row.id,
    currency: record.row.currency,
    memberPromoId,
    activated,
    promoUsed,
    claimedAt: unit.now.getTime(),
    expiresAt: expiresAt?.getTime() ?? null,
  };
  const games = grant.spins.map(
    ({ gameId, campaignUuid, prepaidUuid, betCount, betValueMinor, position }) => ({
      id: unit.id('fsg'),
      freeSpinId: id,
      remaining: betCount,
      ...{ gameId, campaignUuid, prepaidUuid, betCount, betValueMinor, position },
    }),
  );
  await saveFreeSpins(unit.db, spins, games);
  return id;
}
