import type { Reader } from '#platform/store/index.ts';
import type { MemberPromoRow } from './model.ts';
import { freeSpinsWith, withEarlier } from './store/index.ts';

/** What an award gave in cash, with those that it was given in place of. */
export async function cashOf(db: Reader, row: MemberPromoRow): Promise<bigint> {
  const spins = await freeSpinsWith(db, await withEarlier(db, row));
  return spins.reduce((sum, { totalWinningsMinor }) => sum + totalWinningsMinor, row.becameCashMinor);
}
