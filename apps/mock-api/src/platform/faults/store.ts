import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';

const told = [
  'id',
  'door',
  'operation',
  'kind',
  'code',
  'message',
  'latencyMs',
  'profile',
  'fields',
  'probability',
  'passesLeft',
  'timesLeft',
  'hits',
] as const;

/** Every fault, oldest first. */
export function allFaults(db: Reader) {
  return db.selectFrom('faults').select(told).orderBy('seq').execute();
}

export async function saveFault(db: Writer, fault: Insertable<Database['faults']>): Promise<void> {
  await db.insertInto('faults').values(fault).execute();
}

/** Removes every fault and answers how many there were. */
export async function deleteFaults(db: Writer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('faults').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteFault(db: Writer, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('faults').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Takes one of the calls that a fault lets pass; false when none is left. */
export async function takePass(db: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faults')
    .set(({ eb }) => ({ passesLeft: eb('passesLeft', '-', 1) }))
    .where('id', '=', id)
    .where('passesLeft', '>', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Counts a hit and takes one of the times a fault has left, and removes it with its last; false when it is gone. */
export async function takeTime(db: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faults')
    .set(({ eb }) => ({ timesLeft: eb('timesLeft', '-', 1), hits: eb('hits', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('faults').where('id', '=', id).where('timesLeft', '<=', 0).execute();
  return numUpdatedRows > 0n;
}
