import type { Selectable } from 'kysely';
import type { EpochMs } from '../store/columns.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import type { Raised } from './alarm.ts';

export type AlarmRow = Selectable<Database['alarms']>;

/** Keeps an alarm. False when one of the same rule and subject is there, which is the one that counts. */
export async function saveAlarm(db: Writer, alarm: Raised, at: EpochMs): Promise<boolean> {
  const { rule, subject, text, cause, operation, member } = alarm;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('alarms')
    .values({ rule, subject, text, cause, operation, memberId: member, raisedAt: at })
    .onConflict((conflict) => conflict.columns(['rule', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The alarms of a world, newest first. */
export function alarmRows(db: Reader): Promise<AlarmRow[]> {
  return db.selectFrom('alarms').selectAll().orderBy('seq', 'desc').execute();
}

/** Ends all alarms and answers how many there were. */
export async function removeAlarms(db: Writer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('alarms').executeTakeFirst();
  return Number(numDeletedRows);
}
