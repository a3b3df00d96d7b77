import type { DueWork } from '#platform/jobs/index.ts';
import type { Reader } from '#platform/store/index.ts';

interface Ends {
  readonly table: 'memberPromos' | 'memberFreeSpins';
  readonly statuses: readonly ('ACTIVE' | 'PENDING')[];
}

async function firstEnds(db: Reader, { table, statuses }: Ends, limit: number): Promise<DueWork[]> {
  const ends = await db
    .selectFrom(table)
    .select(['id', 'memberId', 'expiresAt'])
    .where('status', 'in', statuses)
    .where('expiresAt', 'is not', null)
    .orderBy('expiresAt')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return ends.flatMap(({ id, memberId, expiresAt: at }) => (at === null ? [] : [{ key: id, memberId, at }]));
}

/** The ends of the promos that are in force or wait, the first at the top. */
export function promoEnds(db: Reader, limit: number): Promise<DueWork[]> {
  return firstEnds(db, { table: 'memberPromos', statuses: ['ACTIVE', 'PENDING'] }, limit);
}

/** The ends of the free spins that are in force, the first at the top. */
export function freeSpinEnds(db: Reader, limit: number): Promise<DueWork[]> {
  return firstEnds(db, { table: 'memberFreeSpins', statuses: ['ACTIVE'] }, limit);
}
