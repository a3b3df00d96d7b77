import type { HouseAccountKind } from '@magpie/domain/transactions';
import type { LedgerWallet } from '@magpie/domain/wallets';
import type { TransactionType } from '../store/contract-types.ts';
import type { EpochMs, JsonObject, MinorUnits } from '../store/columns.ts';

export type { LedgerWallet };

type Shared = 'GAMES' | 'JACKPOT' | 'TOURNAMENT';

export type HouseAccount = Exclude<HouseAccountKind, Shared> | `${Shared}:${string}`;

export interface MemberAccountRef {
  readonly owner: 'MEMBER';
  readonly memberId: string;
  readonly wallet: LedgerWallet;
  readonly currency: string;
}

export interface HouseAccountRef {
  readonly owner: 'HOUSE';
  readonly house: HouseAccount;
  readonly currency: string;
}

export type AccountRef = MemberAccountRef | HouseAccountRef;

export interface Posting {
  readonly account: AccountRef;
  /** Minor units added to the account; negative takes money out, zero is refused. */
  readonly amount: MinorUnits;
}

export interface EntryDetails extends JsonObject {
  readonly name: string;
}

export interface EntryInput {
  /** One key, one entry: a repeat with the same content does nothing more. Begin it with the area's name. */
  readonly key: string;
  readonly type: TransactionType;
  /** Whose transaction it is, or null for one between house accounts. */
  readonly memberId: string | null;
  /** At least two, no account twice, summing to zero in each currency. */
  readonly postings: readonly Posting[];
  readonly details: EntryDetails;
  /** When it counts from; the unit's now when left out. Not part of the content a repeat is compared by. */
  readonly at?: Date;
}

export interface BalanceAfter {
  readonly account: AccountRef;
  readonly balance: MinorUnits;
}

export interface EntryResult {
  readonly id: string;
  readonly at: Date;
  /** In the order of the postings. */
  readonly balances: readonly BalanceAfter[];
  readonly replayed: boolean;
}

/** Balances of a member's five wallets in one currency, in minor units. */
export type WalletBalances = Readonly<Record<LedgerWallet, MinorUnits>>;

/** One line of the transaction history: what an entry did to one wallet (TXN-09). */
export interface TransactionRecord {
  readonly id: string;
  readonly entryId: string;
  readonly type: TransactionType;
  readonly wallet: LedgerWallet;
  readonly currency: string;
  /** Minor units; negative when money left the wallet. */
  readonly amount: MinorUnits;
  readonly balanceAfter: MinorUnits;
  readonly details: EntryDetails;
  readonly at: EpochMs;
}

/** Which lines of a member's transaction history to read, newest first. */
export interface TransactionQuery {
  readonly memberId: string;
  /** Codes, one of which must be the record's; none of them is a choice of nothing. */
  readonly currencies?: readonly string[];
  /** From this moment on, it included. */
  readonly from?: EpochMs;
  /** Up to this moment, it included. */
  readonly to?: EpochMs;
  readonly types?: readonly TransactionType[];
  readonly first: number;
  readonly after?: string;
}

export interface TransactionPage {
  readonly records: readonly TransactionRecord[];
  readonly totalCount: number;
  readonly hasNextPage: boolean;
}

export interface AuditReport {
  readonly balanced: boolean;
  readonly entries: number;
  readonly violations: readonly string[];
}
