import type { Insertable } from 'kysely';
import type { Database, EpochMs, Writer } from '#platform/store/index.ts';
import type { CodePurpose } from '#platform/store/tables/session.ts';

const unused = (db: Writer, purpose: CodePurpose, at: EpochMs) =>
  db.updateTable('codes').set({ usedAt: at }).where('purpose', '=', purpose).where('usedAt', 'is', null);

export async function voidCodesOfMember(
  db: Writer,
  { purpose, memberId }: { readonly purpose: CodePurpose; readonly memberId: string },
  at: EpochMs,
): Promise<void> {
  await unused(db, purpose, at).where('memberId', '=', memberId).execute();
}

/** Voids what a network had sent to an address. */
export async function voidCodesOfNetwork(
  db: Writer,
  {
    purpose,
    address,
    network,
  }: { readonly purpose: CodePurpose; readonly address: string; readonly network: string },
  at: EpochMs,
): Promise<void> {
  await unused(db, purpose, at).where('address', '=', address).where('requestedFrom', '=', network).execute();
}

export async function saveCode(db: Writer, code: Insertable<Database['codes']>): Promise<void> {
  await db.insertInto('codes').values(code).execute();
}
