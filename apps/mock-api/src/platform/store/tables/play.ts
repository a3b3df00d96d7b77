import type { Generated } from 'kysely';
import type { BalanceType, BetStatus, CurrencyType, TransferStatus } from '../contract-types.ts';
import type { EpochMs, Flag, JsonText, MinorUnits, Sequence } from '../columns.ts';

/** A member's account at a vendor for one game category, made once (PLAY-03). */
export interface VendorAccountsTable {
  id: string;
  member_id: string;
  vendor_id: string;
  game_category_id: string;
  /** State of the last transfer; null for a seamless vendor. */
  transfer_status: TransferStatus | null;
  created_at: EpochMs;
}

export interface GameSessionsTable {
  id: string;
  member_id: string;
  game_id: string;
  currency: string;
  balance_type: Generated<BalanceType>;
  /** The free spin whose spins are played, if any. */
  free_spin_id: string | null;
  /** The login session it was started in; null for one of a world that is older than this column. */
  login_session_id: string | null;
  started_at: EpochMs;
  /** The last heartbeat, bet or call of its page; null for one of a world that is older than this column. */
  last_sign_at: EpochMs | null;
  ended_at: Generated<EpochMs | null>;
}

export interface BetsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  game_id: string;
  game_category_id: string;
  game_session_id: string | null;
  /** The vendor's name for the round, unique per game. */
  round_id: string;
  status: Generated<BetStatus>;
  free_spin: Generated<Flag>;
  currency: string;
  currency_type: CurrencyType;
  effective_bet_minor: MinorUnits;
  payout_minor: Generated<MinorUnits>;
  fiat_currency: string;
  fiat_effective_bet_minor: MinorUnits;
  fiat_payout_minor: Generated<MinorUnits>;
  placed_at: EpochMs;
  /** When it was settled, or placed while it is not (BETS-15). */
  settled_at: EpochMs;
}

export interface MemberExperienceTable {
  member_id: string;
  /** Thousandths of an experience point, because one cent lost is 0.005 points. */
  experience_milli: Generated<number>;
  level: Generated<number>;
  /** Days in a row with a login, the last one included. */
  login_streak: Generated<number>;
  last_login_at: EpochMs | null;
}

export type WalletTransactionKind = 'BET' | 'WIN' | 'ROLLBACK';

/** Calls of vendors that were carried out, each under the vendor's own name for it, so that a repeat does nothing. */
export interface WalletTransactionsTable {
  vendor_id: string;
  transaction_id: string;
  kind: WalletTransactionKind;
  member_id: string;
  game_id: string;
  round_id: string;
  currency: string;
  /** Zero for a round that won nothing, and for a rollback that came before its bet. */
  amount_minor: MinorUnits;
  /** The bet that a rollback annuls; it need not have come. Null for every other kind. */
  bet_transaction_id: string | null;
  /** The ledger's entry; null when no money moved. */
  entry_id: string | null;
  balance_after_minor: MinorUnits;
  made_at: EpochMs;
}

/** Rounds of the stand-in game server, so that a reload shows the last one and a repeated spin is the same spin. */
export interface GameRoundsTable {
  seq: Sequence;
  member_id: string;
  game_id: string;
  spin_id: string;
  round_id: string;
  currency: string;
  stake_minor: MinorUnits;
  payout_minor: MinorUnits;
  balance_after_minor: MinorUnits;
  /** What was drawn, as JSON; its form is the game's own. */
  outcome: JsonText;
  played_at: EpochMs;
}
