import type { Reader } from '#platform/store/index.ts';
import { moment, optionalMoment, pendingRows } from '../promos/index.ts';
import { findMember } from './members.ts';

/** Awards that wait, of a member or with null of all (PROMO-54, PROMO-56). @throws Refusal NOT_FOUND */
export async function pendingAwards(db: Reader, member: string | null) {
  const rows = await pendingRows(db, member === null ? null : (await findMember(db, member)).id);
  return rows.map(({ id, memberId, promoId, waitsFor, createdAt, expiresAt }) => ({
    ...{ id, member: memberId, promo: promoId, waitsFor: waitsFor ?? 'OTHER_PROMO' },
    dateTimeCreated: moment(createdAt),
    expiresAt: optionalMoment(expiresAt),
  }));
}
