import type { RealityCheckInterval } from '@magpie/domain/play';
import type { Generated } from 'kysely';
import type { EpochMs, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type { BalanceType, BetStatus, CurrencyType, TransferStatus } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

/** WIN closes a round, CASHOUT early, VOID by giving the rest of its stake back; PART leaves it open. */
export type WalletTransactionKind = 'BET' | 'CASHOUT' | 'PART' | 'ROLLBACK' | 'VOID' | 'WIN';

/** A member's account at a vendor for one game category, made once (PLAY-03). */
export interface VendorAccountsTable {
  id: string;
  memberId: string;
  vendorId: string;
  gameCategoryId: string;
  /** State of the last transfer; null for a seamless vendor. */
  transferStatus: TransferStatus | null;
  createdAt: EpochMs;
}

export interface GameSessionsTable {
  id: string;
  memberId: string;
  gameId: string;
  currency: string;
  balanceType: Generated<BalanceType>;
  /** The free spin whose spins are played, if any. */
  freeSpinId: string | null;
  /** The login session it was started in; null for one of a world that is older than this column. */
  loginSessionId: string | null;
  startedAt: EpochMs;
  /** The last heartbeat, bet or call of its page; null for one of a world that is older than this column. */
  lastSignAt: EpochMs | null;
  endedAt: Generated<EpochMs | null>;
  /** From when play counts for the reality check; null for a session of a world that is older than this column. */
  countedFromAt: EpochMs | null;
}

export interface RealityChecksTable {
  memberId: string;
  checkInterval: RealityCheckInterval;
}

export interface BetsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  gameId: string;
  gameCategoryId: string;
  gameSessionId: string | null;
  /** The vendor's name for the round, unique per game. */
  roundId: string;
  status: Generated<BetStatus>;
  freeSpin: Generated<boolean>;
  /** The promo that was active for the member in the currency of the bet, for which it counts; null for none. */
  memberPromoId: Generated<string | null>;
  currency: string;
  currencyType: CurrencyType;
  effectiveBetMinor: MinorUnits;
  payoutMinor: Generated<MinorUnits>;
  fiatCurrency: string;
  fiatEffectiveBetMinor: MinorUnits;
  fiatPayoutMinor: Generated<MinorUnits>;
  placedAt: EpochMs;
  /** The money of the stake, cash when left out; null for a free spin. */
  walletMode: Generated<BalanceType | null>;
  /** What of the stake was bought back while the rest went on. */
  boughtMinor: Generated<MinorUnits>;
  /** What of the stake was at no risk, and counts for nothing. */
  riskFreeMinor: Generated<MinorUnits>;
  /** How much of the stake counted for that promo. */
  countedMinor: Generated<MinorUnits>;
  /** When it was settled, or placed while it is not (BETS-15). */
  settledAt: EpochMs;
}

/** Calls of vendors that were carried out, each under the vendor's own name for it, so that a repeat does nothing. */
export interface WalletTransactionsTable {
  vendorId: string;
  transactionId: string;
  kind: WalletTransactionKind;
  memberId: string;
  gameId: string;
  roundId: string;
  currency: string;
  /** Zero for a round that won nothing, and for a rollback that came before its bet. */
  amountMinor: MinorUnits;
  /** What of the stake a win buys back; null for a call of a world that is older than this column. */
  boughtMinor: MinorUnits | null;
  /** The bet that a rollback annuls; it need not have come. Null for every other kind. */
  betTransactionId: string | null;
  /** The ledger's entry; null when no money moved. */
  entryId: string | null;
  balanceAfterMinor: MinorUnits;
  madeAt: EpochMs;
}

declare module '#platform/store/database.ts' {
  interface Database {
    vendorAccounts: VendorAccountsTable;
    gameSessions: GameSessionsTable;
    realityChecks: RealityChecksTable;
    bets: BetsTable;
    walletTransactions: WalletTransactionsTable;
  }
}

export const playStore = storeArea({
  migrations,
  flags: {
    bets: { freeSpin: true },
  },
  moments: {
    vendorAccounts: ['createdAt'],
    gameSessions: ['startedAt', 'lastSignAt', 'endedAt', 'countedFromAt'],
    realityChecks: [],
    bets: ['placedAt', 'settledAt'],
    walletTransactions: ['madeAt'],
  },
});
