import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { toFlag } from '../../platform/store/index.ts';
import type { Database, Reader, Writer } from '../../platform/store/index.ts';

export type MemberRow = Selectable<Database['members']>;

/** The member with this id. @throws Error when there is none, which a valid session rules out */
export async function memberRow(db: Reader, id: string): Promise<MemberRow> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The member with this e-mail address, whatever its capitals, or undefined. */
export async function memberByEmail(db: Reader, email: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

export async function memberByMobile(db: Reader, mobileNumber: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('mobile_number', '=', mobileNumber).executeTakeFirst();
}

export async function depositLimits(
  db: Reader,
  memberId: string,
): Promise<readonly Selectable<Database['deposit_limits']>[]> {
  return db.selectFrom('deposit_limits').selectAll().where('member_id', '=', memberId).execute();
}

/** Labels that the operator put on the member, by name. */
export async function memberLabels(
  db: Reader,
  memberId: string,
): Promise<readonly { id: string; name: string }[]> {
  return db
    .selectFrom('member_labels')
    .select(['id', 'name'])
    .where('member_id', '=', memberId)
    .orderBy('name')
    .execute();
}

/** The support token that was issued to the member last, or undefined. */
export async function supportToken(
  db: Reader,
  memberId: string,
): Promise<Selectable<Database['support_tokens']> | undefined> {
  return db.selectFrom('support_tokens').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

export type MemberMark = 'has_first_deposit' | 'gbg_deposit_amount_reached' | 'gbg_withdrawal_amount_reached';

export async function markMember(db: Writer, id: string, mark: MemberMark): Promise<void> {
  await db
    .updateTable('members')
    .set({ [mark]: 1 as const })
    .where('id', '=', id)
    .execute();
}

export async function setVerified(db: Writer, id: string, verified: boolean): Promise<void> {
  await db
    .updateTable('members')
    .set({ verified: toFlag(verified) })
    .where('id', '=', id)
    .execute();
}
