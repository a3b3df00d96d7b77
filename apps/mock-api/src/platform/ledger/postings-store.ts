import type { Reader } from '../store/database.ts';

/** The postings on an account with the entries they belong to, newest first. */
export function postingsOf(db: Reader, accountId: string) {
  return db
    .selectFrom('ledgerPostings as posting')
    .innerJoin('ledgerEntries as entry', 'entry.id', 'posting.entryId')
    .select(['posting.entryId', 'posting.amountMinor', 'entry.type', 'entry.postedAt'])
    .where('posting.accountId', '=', accountId)
    .orderBy('posting.seq', 'desc')
    .execute();
}
