import { sql } from 'kysely';
import { addEnd, createIndex, newTable, uniqueInAnyCase } from '#platform/store/migrations/columns.ts';
import type { Steps, Untyped } from '#platform/store/migrations/columns.ts';

async function offers(db: Untyped): Promise<void> {
  await newTable(db, 'promos')
    .textId()
    .texts('code', 'name', 'description', 'type', 'kind', 'currency', 'main_banner_image')
    .optionalTexts('start_trigger', 'deposit_ordinal_trigger', 'sub_banner_image')
    .defaultText('payout_mode', 'AUTO')
    .defaultText('reward_kind', 'DIRECT')
    .numbers(
      'max_uses',
      'level_requirement',
      'amount_minor',
      'factor',
      'wagering',
      'minimum_real_money_minor',
    )
    .optionalNumbers(
      'largest_bonus_minor',
      'minimum_deposit_minor',
      'required_deposit_minor',
      'required_turnover_minor',
      'days_to_play',
    )
    .flags('lock_in_enabled', 'active')
    .optionalMoments('expires_at')
    .create();
  await uniqueInAnyCase(db, 'promos', 'code');
  await newTable(db, 'promo_providers')
    .texts('promo_id', 'provider_id')
    .numbers('share', 'position')
    .primaryKey('promo_id', 'provider_id')
    .references('promo_id', 'promos')
    .references('provider_id', 'providers')
    .create();
  await newTable(db, 'promo_games')
    .texts('promo_id', 'game_code')
    .primaryKey('promo_id', 'game_code')
    .references('promo_id', 'promos')
    .create();
  await newTable(db, 'promo_free_spins')
    .textId()
    .texts('promo_id', 'game_id')
    .optionalTexts('campaign_uuid', 'prepaid_uuid')
    .numbers('bet_count', 'bet_value_minor', 'position')
    .flags('bonus_buy')
    .references('promo_id', 'promos')
    .references('game_id', 'games')
    .create();
}

async function awards(db: Untyped): Promise<void> {
  await newTable(db, 'promo_uses')
    .texts('member_id', 'promo_id')
    .numbers('used')
    .primaryKey('member_id', 'promo_id')
    .ofMember()
    .references('promo_id', 'promos')
    .create();
  await newTable(db, 'member_promos')
    .numbered()
    .texts('member_id', 'promo_id', 'status', 'wallet_mode', 'currency')
    .optionalTexts('ending_job')
    .numbers(
      'bonus_minor',
      'amount_minor',
      'turnover_target_minor',
      'turnover_counter_minor',
      'bonus_before_minor',
    )
    .numbers('promo_used')
    .moments('created_at')
    .optionalMoments('expires_at', 'ended_at')
    .ofMember()
    .references('promo_id', 'promos')
    .create();
  await createIndex(db, 'member_promos', 'member_id', 'status');
  await db.schema
    .createIndex('member_promos_one_active')
    .unique()
    .on('member_promos')
    .column('member_id')
    .where(sql<boolean>`status = 'ACTIVE'`)
    .execute();
}

async function spins(db: Untyped): Promise<void> {
  await newTable(db, 'member_free_spins')
    .numbered()
    .texts('member_id', 'promo_id', 'currency')
    .defaultText('status', 'ACTIVE')
    .optionalTexts('member_promo_id')
    .flags('activated')
    .numbers('total_winnings_minor', 'promo_used')
    .moments('claimed_at')
    .optionalMoments('expires_at')
    .ofMember()
    .references('promo_id', 'promos')
    .references('member_promo_id', 'member_promos')
    .create();
  await createIndex(db, 'member_free_spins', 'member_id', 'status');
  await newTable(db, 'member_free_spin_games')
    .textId()
    .texts('free_spin_id', 'game_id')
    .optionalTexts('campaign_uuid', 'prepaid_uuid')
    .numbers('bet_count', 'bet_value_minor', 'position')
    .optionalNumbers('remaining')
    .references('free_spin_id', 'member_free_spins')
    .references('game_id', 'games')
    .create();
  await createIndex(db, 'member_free_spin_games', 'free_spin_id');
}

export const migrations: Steps = {
  async '0040-promos'(db) {
    for (const create of [offers, awards, spins]) await create(db);
  },
  /** What lets the database cut the lists of rewards, and find the rewards that are over, without reading the others. */
  async '0064-reward-lists'(db) {
    await addEnd(db, 'promos');
    await createIndex(db, 'promos', 'ends_at', 'id');
    await createIndex(db, 'member_promos', 'member_id', 'created_at');
    await createIndex(db, 'member_promos', 'status', 'expires_at');
    await createIndex(db, 'member_free_spins', 'member_id', 'claimed_at');
    await createIndex(db, 'member_free_spins', 'member_promo_id');
    await createIndex(db, 'member_free_spins', 'status', 'expires_at');
  },
  /**
   * What awards wait for. Free spins and consumables stood as MANUAL, of which nothing came: the member's own claim pays
   * them.
   */
  async '0083-pending-awards'(db) {
    for (const column of ['waits_for', 'cause'])
      await db.schema.alterTable('member_promos').addColumn(column, 'text').execute();
    await sql`update member_promos set waits_for = 'OTHER_PROMO', expires_at = created_at + ${sql.lit(7 * 86_400_000)}
      where status = 'PENDING'`.execute(db);
    await sql`update promos set payout_mode = 'AUTO' where type in ('FREE_SPIN', 'CONSUMABLE')`.execute(db);
  },
  /** Which deposit awarded each promo. Those of before tell it by their amount and their moment. */
  async '0098-award-deposit'(db) {
    await db.schema.alterTable('member_promos').addColumn('deposit_id', 'text').execute();
    await sql`update member_promos set deposit_id = (
        select deposits.id from deposits
        where deposits.member_id = member_promos.member_id and deposits.promo_id = member_promos.promo_id
        and deposits.amount_minor = member_promos.amount_minor and deposits.changed_at = member_promos.created_at
        and deposits.status = 'APPROVED' order by deposits.seq desc limit 1
      ) where status in ('ACTIVE', 'PENDING')`.execute(db);
  },
  /** What ended each promo. Who cancelled one of before is not known. */
  async '0100-promo-end-cause'(db) {
    await db.schema.alterTable('member_promos').addColumn('end_cause', 'text').execute();
    await sql`update member_promos set end_cause = case
        when status = 'COMPLETE' and turnover_target_minor = 0 then 'SPINS_GIVEN'
        when status = 'COMPLETE' then 'TURNOVER'
        when status = 'LOST' then 'BONUS_PLAYED'
        when status = 'EXPIRED' then 'TIME' end`.execute(db);
  },
  /** What each promo became in cash. Of older ones this is what was converted; what came late was not told apart. */
  async '0101-promo-cash'(db) {
    await db.schema
      .alterTable('member_promos')
      .addColumn('became_cash_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update member_promos set became_cash_minor = coalesce((
        select sum(postings.amount_minor) from ledger_entries entries
        join ledger_postings postings on postings.entry_id = entries.id
        where entries.key = 'promo:' || member_promos.id || ':end' and entries.type = 'PROMO_CONVERSION'
        and postings.amount_minor > 0
      ), 0) where status = 'COMPLETE'`.execute(db);
  },
  /** Whether each came into force. Of older ones that ended, what they were credited or counted tells it. */
  async '0170-promo-began'(db) {
    await db.schema
      .alterTable('member_promos')
      .addColumn('began', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(1)
          .check(sql`${sql.ref('began')} in (0, 1)`),
      )
      .execute();
    await sql`update member_promos set began = 0 where status = 'PENDING' or end_cause = 'WAIT' or (
        end_cause in ('OPERATOR', 'WITHDRAWAL', 'DEPOSIT_REVERSED') and turnover_counter_minor = 0
        and not exists (select 1 from ledger_entries where key = 'promo:' || member_promos.id || ':bonus')
        and not exists (select 1 from member_free_spins where member_promo_id = member_promos.id)
      )`.execute(db);
  },
  /** What of its cash each has given back with its deposit, so that the rest can be taken when it is there again. */
  async '0220-promo-reclaims'(db) {
    await db.schema
      .alterTable('member_promos')
      .addColumn('reclaimed_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update member_promos set reclaimed_minor = coalesce((
        select sum(postings.amount_minor) from ledger_entries entries
        join ledger_postings postings on postings.entry_id = entries.id
        where entries.key = 'promo:' || member_promos.id || ':reclaimed' and postings.amount_minor > 0
      ), 0)`.execute(db);
  },
  /** When each was taken back with its deposit, also one that had ended by itself, so that what comes late goes too. */
  async '0225-promo-taken-back'(db) {
    await db.schema.alterTable('member_promos').addColumn('taken_back_at', 'bigint').execute();
    await sql`update member_promos set taken_back_at = ended_at where end_cause = 'DEPOSIT_REVERSED'`.execute(
      db,
    );
    await sql`update member_promos set taken_back_at = (
        select reversed_at from deposits where deposits.id = member_promos.deposit_id
      ) where taken_back_at is null`.execute(db);
    await db.schema
      .createIndex('member_promos_taken_back')
      .on('member_promos')
      .column('member_id')
      .where(sql<boolean>`taken_back_at is not null`)
      .execute();
  },
  /** Where in the ledger each was taken back. Of what was posted in the same moment all counts as before it, as it was told. */
  async '0231-promo-taken-back-place'(db) {
    await db.schema.alterTable('member_promos').addColumn('taken_back_place', 'integer').execute();
    await sql`update member_promos set taken_back_place = (
        select coalesce(max(ledger_postings.seq), 0) from ledger_postings
        join ledger_entries on ledger_entries.id = ledger_postings.entry_id
        where ledger_entries.posted_at <= member_promos.taken_back_at
      ) where taken_back_at is not null`.execute(db);
  },
  /** The awards of the free spins that were claimed by themselves, which the history lacked; what gave them was not kept. */
  async '0248-awards-of-claimed-spins'(db) {
    await sql`insert into member_promos
        (id, member_id, promo_id, status, wallet_mode, currency, end_cause, began, promo_used, created_at, expires_at, ended_at)
        select 'mpr_' || id, member_id, promo_id, 'COMPLETE', 'CASH', currency, 'SPINS_GIVEN', 1, promo_used,
          claimed_at, expires_at, claimed_at
        from member_free_spins where member_promo_id is null order by seq`.execute(db);
    await sql`update member_free_spins set member_promo_id = 'mpr_' || id where member_promo_id is null`.execute(
      db,
    );
  },
  /** How far lock-ins were that ended unfinished. That was not kept of those before, which the history goes on lacking. */
  async '0249-unfinished-lock-ins'(db) {
    for (const column of ['lock_in_deposit_minor', 'lock_in_turnover_minor'])
      await db.schema.alterTable('member_promos').addColumn(column, 'bigint').execute();
  },
};
