import type { Reader } from '#platform/store/index.ts';
import { usesOf } from '../promos/index.ts';
import { givenInVain } from './store/index.ts';

/** How often a member has had each of some promos, as an award or a bonus, also one that ended before its activation. */
export async function timesHad(
  db: Reader,
  memberId: string,
  promoIds: readonly string[],
): Promise<(promoId: string) => number> {
  const awarded = await usesOf(db, memberId, promoIds);
  const unused = await givenInVain(db, memberId, promoIds);
  return (promoId) => (awarded.get(promoId) ?? 0) + (unused.get(promoId) ?? 0);
}
