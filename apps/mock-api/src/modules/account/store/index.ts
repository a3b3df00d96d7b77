import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';
import { addRows, kept, prepared } from '#platform/store/index.ts';

export type MemberRow = Selectable<Database['members']>;

const ofId = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('members').selectAll().where('id', '=', id),
);

const keptRow = kept(['members'], (db, id) => ofId.first(db, { id }));

/** The member with this id. @throws Error when there is none, which a valid session rules out */
export async function memberRow(db: Reader, id: string): Promise<Readonly<MemberRow>> {
  const row = await keptRow(db, id);
  if (row === undefined) throw new Error('There is no such member.');
  return row;
}

/** The member with this e-mail address, whatever its capitals, or undefined. */
export async function memberByEmail(db: Reader, email: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** The member of that id or e-mail address, whatever its capitals, or undefined. */
export async function memberByIdOrEmail(db: Reader, text: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', text), eb(sql<string>`lower(email)`, '=', text.toLowerCase())]))
    .executeTakeFirst();
}

/** Members by e-mail address, those without one last. @param part of an address, a name or an id, whatever its capitals */
export async function membersLike(db: Reader, part: string, limit: number): Promise<MemberRow[]> {
  const like = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const parts = ['email', 'firstName', 'lastName', 'id'] as const;
  return db
    .selectFrom('members')
    .selectAll()
    .where((eb) =>
      eb.or(parts.map((each) => sql<boolean>`lower(${sql.ref(each)}) like ${like} escape ${'\\'}`)),
    )
    .orderBy(sql`email is null`)
    .orderBy('email')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function memberByMobile(db: Reader, mobileNumber: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('mobileNumber', '=', mobileNumber).executeTakeFirst();
}

export async function depositLimits(
  db: Reader,
  memberId: string,
): Promise<readonly Selectable<Database['depositLimits']>[]> {
  return db
    .selectFrom('depositLimits')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('frequency')
    .execute();
}

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

/** Puts other labels in the place of those that a member has. */
export async function setLabels(
  db: Writer,
  memberId: string,
  labels: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  await db.deleteFrom('memberLabels').where('memberId', '=', memberId).execute();
  for (const label of labels)
    await db
      .insertInto('memberLabels')
      .values({ ...label, memberId })
      .execute();
}

export async function supportToken(
  db: Reader,
  memberId: string,
): Promise<Selectable<Database['supportTokens']> | undefined> {
  return db.selectFrom('supportTokens').selectAll().where('memberId', '=', memberId).executeTakeFirst();
}

export type MemberChanges = Updateable<Database['members']>;

/** Changes what is given of a member; nothing when that is nothing. */
export async function changeMemberRow(db: Writer, id: string, changes: MemberChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('members').set(changes).where('id', '=', id).execute();
}

export type MemberMark = 'hasFirstDeposit' | 'gbgDepositAmountReached' | 'gbgWithdrawalAmountReached';

export const markMember = (db: Writer, id: string, mark: MemberMark): Promise<void> =>
  changeMemberRow(db, id, { [mark]: true });

export const setVerified = (db: Writer, id: string, verified: boolean): Promise<void> =>
  changeMemberRow(db, id, { verified });

export async function saveMember(db: Writer, member: Insertable<Database['members']>): Promise<void> {
  await db.insertInto('members').values(member).execute();
}

export async function saveFavourites(
  db: Writer,
  memberId: string,
  currencies: readonly string[],
): Promise<void> {
  const favourites = currencies.map((currency, position) => ({ memberId, currency, position }));
  await db.deleteFrom('memberFavouriteCurrencies').where('memberId', '=', memberId).execute();
  await addRows(db, 'memberFavouriteCurrencies', favourites);
}

/** Keeps the digest of a captcha token; false when it was kept before. */
export async function keepCaptcha(db: Writer, digest: string, usedAt: EpochMs): Promise<boolean> {
  const kept = await db
    .insertInto('usedCaptchaTokens')
    .values({ digest, usedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  return kept !== undefined;
}
