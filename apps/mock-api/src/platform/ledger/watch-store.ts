import { prepared } from '../store/prepared.ts';
import type { Reader } from '../store/database.ts';

const held = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('ledgerAccounts').select(['owner', 'balanceMinor']).where('id', '=', id),
);

/** What is kept of an account. */
export const accountKept = (db: Reader, id: string) => held.first(db, { id });

function lastOf(db: Reader, id: string, limit: number) {
  return db
    .selectFrom('ledgerPostings as posting')
    .innerJoin('ledgerAccounts as account', 'account.id', 'posting.accountId')
    .select(['posting.id', 'posting.amountMinor', 'posting.balanceAfterMinor'])
    .select(['account.owner', 'account.balanceMinor'])
    .where('posting.accountId', '=', id)
    .orderBy('posting.seq', 'desc')
    .limit(limit);
}

const lastTwo = prepared((db: Reader, { id }: { readonly id: string }) => lastOf(db, id, 2));

/** The last postings of an account with what it holds, newest first. */
export const lastPostings = (db: Reader, id: string, limit: number) =>
  limit <= 2 ? lastTwo.all(db, { id }) : lastOf(db, id, limit).execute();

/** What an entry moves in each currency. */
export function sumsOf(db: Reader, entryId: string) {
  return db
    .selectFrom('ledgerPostings as posting')
    .innerJoin('ledgerAccounts as account', 'account.id', 'posting.accountId')
    .select(['account.currency', 'posting.amountMinor'])
    .where('posting.entryId', '=', entryId)
    .execute();
}
