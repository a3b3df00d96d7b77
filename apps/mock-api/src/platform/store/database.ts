import type { Kysely, Transaction } from 'kysely';
import type * as account from './tables/account.ts';
import type * as games from './tables/games.ts';
import type * as ledger from './tables/ledger.ts';
import type * as payments from './tables/payments.ts';
import type * as play from './tables/play.ts';
import type * as promos from './tables/promos.ts';
import type * as session from './tables/session.ts';
import type * as world from './tables/world.ts';

/** Every table of a world, by name. An area's tables are declared in `tables/<area>.ts`. */
export interface Database {
  world_state: world.WorldStateTable;
  request_log: world.RequestLogTable;
  faults: world.FaultsTable;
  outbox: world.OutboxTable;
  mailbox: world.MailboxTable;
  members: account.MembersTable;
  member_favourite_currencies: account.MemberFavouriteCurrenciesTable;
  member_labels: account.MemberLabelsTable;
  support_tokens: account.SupportTokensTable;
  deposit_limits: account.DepositLimitsTable;
  used_captcha_tokens: account.UsedCaptchaTokensTable;
  sessions: session.SessionsTable;
  codes: session.CodesTable;
  ledger_accounts: ledger.LedgerAccountsTable;
  ledger_entries: ledger.LedgerEntriesTable;
  ledger_postings: ledger.LedgerPostingsTable;
  vendors: games.VendorsTable;
  providers: games.ProvidersTable;
  game_types: games.GameTypesTable;
  game_categories: games.GameCategoriesTable;
  game_category_types: games.GameCategoryTypesTable;
  games: games.GamesTable;
  game_category_games: games.GameCategoryGamesTable;
  vendor_accounts: play.VendorAccountsTable;
  game_sessions: play.GameSessionsTable;
  bets: play.BetsTable;
  member_experience: play.MemberExperienceTable;
  promos: promos.PromosTable;
  promo_providers: promos.PromoProvidersTable;
  promo_games: promos.PromoGamesTable;
  promo_free_spins: promos.PromoFreeSpinsTable;
  promo_uses: promos.PromoUsesTable;
  member_promos: promos.MemberPromosTable;
  member_free_spins: promos.MemberFreeSpinsTable;
  member_free_spin_games: promos.MemberFreeSpinGamesTable;
  member_bonuses: promos.MemberBonusesTable;
  lock_ins: promos.LockInsTable;
  cashbacks: promos.CashbacksTable;
  cashback_providers: promos.CashbackProvidersTable;
  cashback_claims: promos.CashbackClaimsTable;
  payment_methods: payments.PaymentMethodsTable;
  payment_method_currencies: payments.PaymentMethodCurrenciesTable;
  withdrawal_methods: payments.WithdrawalMethodsTable;
  withdrawal_method_currencies: payments.WithdrawalMethodCurrenciesTable;
  deposits: payments.DepositsTable;
  withdrawals: payments.WithdrawalsTable;
  withdrawal_takings: payments.WithdrawalTakingsTable;
  member_documents: payments.MemberDocumentsTable;
  member_document_files: payments.MemberDocumentFilesTable;
  wallet_transactions: play.WalletTransactionsTable;
  game_rounds: play.GameRoundsTable;
}

/** What a query that only reads needs: a world's `db` and a unit's `db` both are one. */
export type Reader = Pick<Kysely<Database>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'dynamic' | 'getExecutor'>;

/** The database inside one unit of work. */
export type Writer = Transaction<Database>;
