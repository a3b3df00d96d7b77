import type { Generated } from 'kysely';
import type { TransactionType } from '../contract-types.ts';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '../columns.ts';
import type { LedgerWallet } from '../../ledger/types.ts';

export interface LedgerAccountsTable {
  /** 'member:<id>:<wallet>:<currency>' or 'house:<name>:<currency>'. */
  id: string;
  owner: 'MEMBER' | 'HOUSE';
  memberId: string | null;
  wallet: LedgerWallet | null;
  house: string | null;
  currency: string;
  balanceMinor: Generated<MinorUnits>;
}

export interface LedgerEntriesTable {
  seq: Sequence;
  id: string;
  /** Idempotency key: one key, one entry. */
  key: string;
  /** Digest of what was asked for, to tell a repeat from a conflict. */
  contentHash: string;
  type: TransactionType;
  /** Whose transaction it is, or null for one between house accounts. */
  memberId: string | null;
  details: JsonText;
  postedAt: EpochMs;
}

export interface LedgerPostingsTable {
  seq: Sequence;
  id: string;
  entryId: string;
  accountId: string;
  amountMinor: MinorUnits;
  /** The account's balance once this posting was made. */
  balanceAfterMinor: MinorUnits;
}
