import type { Generated } from 'kysely';
import type { TransactionType } from '../contract-types.ts';
import type { EpochMs, JsonText, MinorUnits, Sequence } from '../columns.ts';
import type { BookedWallet } from '../../ledger/types.ts';

export interface LedgerAccountsTable {
  /** 'member:<id>:<wallet>:<currency>' or 'house:<name>:<currency>'. */
  id: string;
  owner: 'MEMBER' | 'HOUSE';
  member_id: string | null;
  wallet: BookedWallet | null;
  house: string | null;
  currency: string;
  balance_minor: Generated<MinorUnits>;
}

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
  details: JsonText;
  posted_at: EpochMs;
}

export interface LedgerPostingsTable {
  seq: Sequence;
  id: string;
  entry_id: string;
  account_id: string;
  amount_minor: MinorUnits;
  /** The account's balance once this posting was made. */
  balance_after_minor: MinorUnits;
}
