import { promoEndMessage } from '@magpie/domain/messages';
import type { PromoEndCause } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import type { MemberPromoRow } from './model.ts';
import { promoRecord } from './store/index.ts';

/** Tells a member of the end of a promo or of an award that waited, unless the member brought it about. */
export async function tellEnd(
  unit: Unit,
  { memberId, promoId, began }: MemberPromoRow,
  cause: PromoEndCause,
): Promise<void> {
  const record = await promoRecord(unit.db, promoId);
  const message = record && promoEndMessage({ cause, began, type: record.row.type }, record.row.name);
  if (message)
    await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject: { kind: 'PROMO', id: promoId } });
}
