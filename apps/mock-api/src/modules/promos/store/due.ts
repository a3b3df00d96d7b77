import type { DueWork } from '#platform/jobs/index.ts';
import { preparedUpTo } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';

interface Ends {
  readonly table: 'memberPromos' | 'memberFreeSpins';
  readonly statuses: readonly ('ACTIVE' | 'PENDING')[];
}

function firstEnds({ table, statuses }: Ends): (db: Reader, limit: number) => Promise<DueWork[]> {
  const first = preparedUpTo((db: Reader) =>
    db
      .selectFrom(table)
      .select(['id', 'memberId', 'expiresAt'])
      .where('status', 'in', statuses)
      .where('expiresAt', 'is not', null)
      .orderBy('expiresAt')
      .orderBy('seq'),
  );
  return async (db, limit) =>
    (await first(db, limit)).flatMap(({ id, memberId, expiresAt: at }) =>
      at === null ? [] : [{ key: id, memberId, at }],
    );
}

/** The ends of the promos that are in force or wait, the first at the top. */
export const promoEnds = firstEnds({ table: 'memberPromos', statuses: ['ACTIVE', 'PENDING'] });

/** The ends of the free spins that are in force, the first at the top. */
export const freeSpinEnds = firstEnds({ table: 'memberFreeSpins', statuses: ['ACTIVE'] });
