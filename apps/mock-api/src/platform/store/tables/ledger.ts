import type { Generated } from 'kysely';
import type { TransactionType } from '../contract-types.ts';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '../columns.ts';
import type { BookedWallet } from '../../ledger/types.ts';

/** Accounts of the double-entry ledger, made when money first moves through them. */
export interface LedgerAccountsTable {
  /** 'member:<id>:<wallet>:<currency>' or 'house:<name>:<currency>'. */
  id: string;
  owner: 'MEMBER' | 'HOUSE';
  member_id: string | null;
  wallet: BookedWallet | null;
  house: string | null;
  currency: string;
  /** Sum of the account's postings; written by the ledger alone. */
  balance_minor: Generated<MinorUnits>;
}

/** Movements of money: each is a set of postings that sums to zero in every currency. */
export interface LedgerEntriesTable {
  seq: Sequence;
  id: string;
  /** Idempotency key: one key, one entry. */
  key: string;
  /** Digest of what was asked for, to tell a repeat from a conflict. */
  content_hash: string;
  type: TransactionType;
  /** Whose transaction it is, or null for one between house accounts. */
  member_id: string | null;
  /** As a JSON object; `name` is what the transaction history shows. */
  details: JsonText;
  posted_at: EpochMs;
}

/** The legs of the entries. */
export interface LedgerPostingsTable {
  seq: Sequence;
  id: string;
  entry_id: string;
  account_id: string;
  /** Added to the account's balance; negative takes money out. */
  amount_minor: MinorUnits;
  /** The account's balance once this posting was made. */
  balance_after_minor: MinorUnits;
}
