import type { Reader } from '#platform/store/index.ts';
import type { DepositRow } from './deposits.ts';
import type { WithdrawalRow } from './withdrawals.ts';

export function allDeposits(db: Reader): Promise<DepositRow[]> {
  return db.selectFrom('deposits').selectAll().execute();
}

export function allWithdrawals(db: Reader): Promise<WithdrawalRow[]> {
  return db.selectFrom('withdrawals').selectAll().execute();
}

/** Postings of the entries that are named after payments, and any other of HELD, in their order. */
export function paymentPostings(db: Reader) {
  return db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerPostings.accountId')
    .select(['key', 'house', 'ledgerAccounts.memberId', 'currency', 'amountMinor'])
    .where((eb) =>
      eb.or([
        // A key begins with what it is of and a colon, after which the semicolon comes.
        eb.and([eb('key', '>=', 'deposit:'), eb('key', '<', 'deposit;')]),
        eb.and([eb('key', '>=', 'withdrawal:'), eb('key', '<', 'withdrawal;')]),
        eb('house', '=', 'HELD'),
      ]),
    )
    .orderBy('ledgerPostings.seq')
    .execute();
}
