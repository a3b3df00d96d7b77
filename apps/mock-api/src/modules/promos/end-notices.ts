import { promoEndMessage } from '@magpie/domain/messages';
import type { PromoEndCause } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { awardName } from './award-name.ts';
import type { MemberPromoRow } from './model.ts';
import { promoRecord } from './store/index.ts';

/**
 * Tells a member of the end of a promo or of an award that waited, unless the member brought it about.
 * @param bonusName of a bonus that was not activated, which is not yet kept with its end
 */
export async function tellEnd(
  unit: Unit,
  row: MemberPromoRow,
  cause: PromoEndCause,
  bonusName?: string,
): Promise<void> {
  const { memberId, promoId, began } = row;
  const record = await promoRecord(unit.db, promoId);
  if (!record) return;
  const name = bonusName ?? (await awardName(unit.db, row, record));
  const message = promoEndMessage({ cause, began, type: record.row.type }, name);
  if (message)
    await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject: { kind: 'PROMO', id: promoId } });
}
