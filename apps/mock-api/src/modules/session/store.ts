import { sql } from 'kysely';
import type { Unit, World } from '../../platform/worlds/index.ts';

/** What a login needs to know of an account. */
export interface LoginAccount {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly passwordHash: string | null;
}

/** Which column names the account. */
export type AccountName = 'email' | 'username' | 'mobile_number';

/** The account with this e-mail address, username (whatever its capitals) or mobile number. */
export async function findAccount(
  db: World['db'],
  by: AccountName,
  name: string,
): Promise<LoginAccount | null> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'kind', 'status', 'password_hash'])
    .where(sql`lower(${sql.ref(by)})`, '=', name.trim().toLowerCase())
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, kind: row.kind, status: row.status, passwordHash: row.password_hash };
}

/**
 * Uses up the code last sent to a mobile number for logging in. A wrong one costs an attempt; false for a wrong,
 * expired, used or spent code.
 */
export async function useLoginCode(unit: Unit, mobileNumber: string, code: string): Promise<boolean> {
  const now = unit.now.getTime();
  const sent = await unit.db
    .selectFrom('codes')
    .select(['seq', 'code', 'attempts_left'])
    .where('purpose', '=', 'LOGIN_SMS')
    .where('address', '=', mobileNumber)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts_left', '>', 0)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (sent === undefined) return false;
  const right = sent.code === code;
  const change = right ? { used_at: now } : { attempts_left: sent.attempts_left - 1 };
  await unit.db.updateTable('codes').set(change).where('seq', '=', sent.seq).execute();
  return right;
}
