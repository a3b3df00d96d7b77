import type { Reader } from '#platform/store/index.ts';
import type { MemberPromoRow } from './model.ts';
import { freeSpinsWith } from './store/index.ts';

/** What an award gave in cash. */
export async function cashOf(db: Reader, { id, becameCashMinor }: MemberPromoRow): Promise<bigint> {
  const spins = await freeSpinsWith(db, [id]);
  return spins.reduce((sum, { totalWinningsMinor }) => sum + totalWinningsMinor, becameCashMinor);
}
