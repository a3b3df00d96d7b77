import type { ClaimablePromo, FreeSpinsClaimFacts } from '@magpie/domain/free-spins';
import type { Reader } from '#platform/store/index.ts';
import { activeFreeSpins, isOpen, levelOf, pendingRows } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';

export interface ClaimableRecord extends ClaimablePromo {
  readonly record: PromoRecord;
}

export function claimable(record: PromoRecord, promoUsed: number, now: Date): ClaimableRecord {
  const { row, freeSpins } = record;
  return {
    id: row.id,
    type: row.type,
    hasFreeSpins: freeSpins.length > 0,
    lockInEnabled: row.lockInEnabled,
    open: isOpen(record, now),
    levelRequirement: row.levelRequirement,
    maxUses: row.maxUses,
    promoUsed,
    record,
  };
}

/** What decides about a member's claim of any promo. */
export async function claimantOf(
  db: Reader,
  memberId: string,
): Promise<Omit<FreeSpinsClaimFacts<ClaimableRecord>, 'promo'>> {
  const held = await activeFreeSpins(db, memberId);
  const waiting = await pendingRows(db, memberId);
  return {
    signedIn: true,
    level: await levelOf(db, memberId),
    held: [
      ...held.map(({ promoId, status }) => ({ promo: promoId, status })),
      ...waiting.map(({ promoId }) => ({ promo: promoId, status: 'PENDING' as const })),
    ],
  };
}
