import type { Insertable } from 'kysely';
import type { Database, Reader, Writer } from '../store/database.ts';

export async function saveMail(db: Writer, mail: Insertable<Database['mailbox']>): Promise<void> {
  await db.insertInto('mailbox').values(mail).execute();
}

/** The last messages to a recipient, or with null to anybody, newest first. */
export function lastMail(db: Reader, recipient: string | null, limit: number) {
  const all = db.selectFrom('mailbox').selectAll().orderBy('seq', 'desc').limit(limit);
  return (recipient === null ? all : all.where('recipient', '=', recipient)).execute();
}
