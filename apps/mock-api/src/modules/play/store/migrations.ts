import { sql } from 'kysely';
import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps, Untyped } from '#platform/store/migrations/columns.ts';

async function sessionTables(db: Untyped): Promise<void> {
  await newTable(db, 'vendor_accounts')
    .textId()
    .texts('member_id', 'vendor_id', 'game_category_id')
    .optionalTexts('transfer_status')
    .moments('created_at')
    .unique('member_id', 'vendor_id', 'game_category_id')
    .ofMember()
    .references('vendor_id', 'vendors')
    .references('game_category_id', 'game_categories')
    .create();
  await newTable(db, 'game_sessions')
    .textId()
    .texts('member_id', 'game_id', 'currency')
    .defaultText('balance_type', 'CASH')
    .optionalTexts('free_spin_id')
    .moments('started_at')
    .optionalMoments('ended_at')
    .ofMember()
    .references('game_id', 'games')
    .create();
  await createIndex(db, 'game_sessions', 'member_id', 'ended_at');
}

async function addCounted(db: Untyped): Promise<void> {
  const bets = () => db.schema.alterTable('bets');
  await bets()
    .addColumn('wallet_mode', 'text', (column) => column.defaultTo('CASH'))
    .execute();
  await bets()
    .addColumn('counted_minor', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function tellBonusBets(db: Untyped): Promise<void> {
  await sql`
    update bets set wallet_mode = 'BONUS'
    where free_spin = 0 and exists (
      select 1 from wallet_transactions call
      join ledger_postings posting on posting.entry_id = call.entry_id
      join ledger_accounts account on account.id = posting.account_id
      where call.kind = 'BET' and call.game_id = bets.game_id and call.round_id = bets.round_id
        and account.wallet in ('CASINO_BONUS', 'SPORT_BONUS')
    )`.execute(db);
}

export const migrations: Steps = {
  async '0001-foundation'(db) {
    await sessionTables(db);
    await newTable(db, 'bets')
      .numbered()
      .texts(
        'member_id',
        'game_id',
        'game_category_id',
        'round_id',
        'currency',
        'currency_type',
        'fiat_currency',
      )
      .optionalTexts('game_session_id')
      .defaultText('status', 'UNSETTLED')
      .flags('free_spin')
      .numbers('effective_bet_minor', 'payout_minor', 'fiat_effective_bet_minor', 'fiat_payout_minor')
      .moments('placed_at', 'settled_at')
      .unique('game_id', 'round_id')
      .ofMember()
      .references('game_id', 'games')
      .references('game_category_id', 'game_categories')
      .references('game_session_id', 'game_sessions')
      .create();
    await createIndex(db, 'bets', 'member_id', 'settled_at');
  },
  async '0030-play'(db) {
    await newTable(db, 'wallet_transactions')
      .texts('vendor_id', 'transaction_id', 'kind', 'member_id', 'game_id', 'round_id', 'currency')
      .numbers('amount_minor')
      .optionalTexts('bet_transaction_id', 'entry_id')
      .numbers('balance_after_minor')
      .moments('made_at')
      .primaryKey('vendor_id', 'transaction_id')
      .unique('vendor_id', 'bet_transaction_id')
      .references('vendor_id', 'vendors')
      .ofMember()
      .references('game_id', 'games')
      .create();
    await createIndex(db, 'wallet_transactions', 'game_id', 'round_id');
  },
  /** What a game session lives by: the login session it was started in, and its last sign of life. */
  async '0072-game-session-life'(db) {
    await db.schema.alterTable('game_sessions').addColumn('login_session_id', 'text').execute();
    await db.schema.alterTable('game_sessions').addColumn('last_sign_at', 'bigint').execute();
  },
  /** What each heartbeat, bet and call of a game's page looks for. */
  async '0074-play-indexes'(db) {
    await createIndex(db, 'game_sessions', 'login_session_id', 'game_id', 'started_at');
  },
  /** What each bet counts for: the promo that was active when it was placed. */
  async '0082-promo-ends'(db) {
    await db.schema.alterTable('bets').addColumn('member_promo_id', 'text').execute();
    await createIndex(db, 'bets', 'member_promo_id', 'status');
  },
  /** What a bet was paid from, and what it counted for. A bet of before tells the first from its posting. */
  async '0085-bet-counted'(db) {
    await addCounted(db);
    await db.updateTable('bets').set({ wallet_mode: null }).where('free_spin', '=', 1).execute();
    await tellBonusBets(db);
  },
  /** The few rounds of a member that are open among all that were ever played. */
  async '0099-open-rounds'(db) {
    await db.schema
      .createIndex('bets_open')
      .on('bets')
      .column('member_id')
      .where(sql<boolean>`status = 'UNSETTLED'`)
      .execute();
  },
  /** Calls that closed a round early are told apart from wins, as a repeat of one is no repeat of the other. */
  async '0190-partial-cash-outs'(db) {
    await sql`update wallet_transactions set kind = 'CASHOUT' where kind = 'WIN' and exists (
        select 1 from bets where bets.game_id = wallet_transactions.game_id
          and bets.round_id = wallet_transactions.round_id and bets.status = 'CASHOUT'
      )`.execute(db);
  },
  /** From when the play of a session counts for the reality check, and the interval that a member chose. */
  async '0195-reality-checks'(db) {
    await db.schema.alterTable('game_sessions').addColumn('counted_from_at', 'bigint').execute();
    await newTable(db, 'reality_checks')
      .texts('member_id', 'check_interval')
      .primaryKey('member_id')
      .ofMember()
      .create();
  },
  /** How much of the stake of a bet was bought back: the sportsbook, which alone sells parts, tells it of older ones. */
  async '0222-bought-stakes'(db) {
    await db.schema
      .alterTable('bets')
      .addColumn('bought_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update bets set bought_minor = slips.sold_unit_minor * slips.stake_minor / slips.unit_minor
      from sportsbook_bets slips
      where slips.id = bets.round_id and slips.game_id = bets.game_id and slips.sold_unit_minor > 0`.execute(
      db,
    );
  },
  /** What of each stake was at no risk. Those of before counted in full. */
  async '0230-risk-free-stakes'(db) {
    await db.schema
      .alterTable('bets')
      .addColumn('risk_free_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  /** What a repeat of a part is held against. */
  async '0269-bought-by-calls'(db) {
    await db.schema.alterTable('wallet_transactions').addColumn('bought_minor', 'bigint').execute();
  },
};
