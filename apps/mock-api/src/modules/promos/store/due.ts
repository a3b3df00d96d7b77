import type { DueWork } from '#platform/jobs/index.ts';
import type { Reader } from '#platform/store/index.ts';

interface End {
  readonly id: string;
  readonly memberId: string;
  readonly expiresAt: number | null;
}

function dueWork(ends: readonly End[]): DueWork[] {
  return ends.flatMap(({ id, memberId, expiresAt: at }) => (at === null ? [] : [{ key: id, memberId, at }]));
}

/** The ends of the promos that are in force or wait, the first at the top. */
export async function promoEnds(db: Reader, limit: number): Promise<DueWork[]> {
  const ends = await db
    .selectFrom('memberPromos')
    .select(['id', 'memberId', 'expiresAt'])
    .where('status', 'in', ['ACTIVE', 'PENDING'])
    .where('expiresAt', 'is not', null)
    .orderBy('expiresAt')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return dueWork(ends);
}

/** The ends of the free spins that are in force, the first at the top. */
export async function freeSpinEnds(db: Reader, limit: number): Promise<DueWork[]> {
  const ends = await db
    .selectFrom('memberFreeSpins')
    .select(['id', 'memberId', 'expiresAt'])
    .where('status', '=', 'ACTIVE')
    .where('expiresAt', 'is not', null)
    .orderBy('expiresAt')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return dueWork(ends);
}
