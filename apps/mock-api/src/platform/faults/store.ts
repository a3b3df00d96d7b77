import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';

/** Every fault, oldest first. */
export function allFaults(db: Reader) {
  return db
    .selectFrom('faults')
    .select(['id', 'operation', 'kind', 'code', 'message', 'latencyMs', 'probability', 'timesLeft'])
    .orderBy('seq')
    .execute();
}

export async function saveFault(db: Writer, fault: Insertable<Database['faults']>): Promise<void> {
  await db.insertInto('faults').values(fault).execute();
}

/** Removes every fault and answers how many there were. */
export async function deleteFaults(db: Writer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('faults').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Takes one of the times a fault has left and removes it with its last; false when it is gone. */
export async function takeTime(db: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faults')
    .set(({ eb }) => ({ timesLeft: eb('timesLeft', '-', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('faults').where('id', '=', id).where('timesLeft', '<=', 0).execute();
  return numUpdatedRows > 0n;
}
