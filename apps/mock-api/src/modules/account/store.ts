import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

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
  return db.selectFrom('members').selectAll().where('mobileNumber', '=', mobileNumber).executeTakeFirst();
}

export async function depositLimits(
  db: Reader,
  memberId: string,
): Promise<readonly Selectable<Database['depositLimits']>[]> {
  return db.selectFrom('depositLimits').selectAll().where('memberId', '=', memberId).execute();
}

/** Labels that the operator put on the member, by name. */
export async function memberLabels(
  db: Reader,
  memberId: string,
): Promise<readonly { id: string; name: string }[]> {
  return db
    .selectFrom('memberLabels')
    .select(['id', 'name'])
    .where('memberId', '=', memberId)
    .orderBy('name')
    .execute();
}

/** The support token that was issued to the member last, or undefined. */
export async function supportToken(
  db: Reader,
  memberId: string,
): Promise<Selectable<Database['supportTokens']> | undefined> {
  return db.selectFrom('supportTokens').selectAll().where('memberId', '=', memberId).executeTakeFirst();
}

export type MemberMark = 'hasFirstDeposit' | 'gbgDepositAmountReached' | 'gbgWithdrawalAmountReached';

export async function markMember(db: Writer, id: string, mark: MemberMark): Promise<void> {
  await db
    .updateTable('members')
    .set({ [mark]: 1 as const })
    .where('id', '=', id)
    .execute();
}

export async function setVerified(db: Writer, id: string, verified: boolean): Promise<void> {
  await db.updateTable('members').set({ verified: verified }).where('id', '=', id).execute();
}
