import type { Kysely, Transaction } from 'kysely';
import type * as account from './tables/account.ts';
import type * as games from './tables/games.ts';
import type * as ledger from './tables/ledger.ts';
import type * as play from './tables/play.ts';
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
}

/** What a query that only reads needs: a world's `db` and a unit's `db` both are one. */
export type Reader = Pick<Kysely<Database>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'dynamic' | 'getExecutor'>;

/** The database inside one unit of work. */
export type Writer = Transaction<Database>;
