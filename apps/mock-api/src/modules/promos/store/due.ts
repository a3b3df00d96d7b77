import type { DueWork } from '#platform/jobs/index.ts';
import type { Reader } from '#platform/store/index.ts';

/** The ends of what is in force, the first at the top. */
async function endsIn(
  db: Reader,
  table: 'memberPromos' | 'memberFreeSpins',
  limit: number,
): Promise<DueWork[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'memberId', 'expiresAt'])
    .where('status', '=', 'ACTIVE')
    .where('expiresAt', 'is not', null)
    .orderBy('expiresAt')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, memberId, expiresAt: at }) => (at === null ? [] : [{ key: id, memberId, at }]));
}

export const promoEnds = (db: Reader, limit: number): Promise<DueWork[]> => endsIn(db, 'memberPromos', limit);

export const freeSpinEnds = (db: Reader, limit: number): Promise<DueWork[]> =>
  endsIn(db, 'memberFreeSpins', limit);
