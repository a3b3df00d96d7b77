import { sql } from 'kysely';
import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const cashSteps: Steps = {
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
  /** All deposits that each was taken back with. Of those before one was kept, in the award itself. */
  async '0251-promo-taken-back-deposits'(db) {
    await newTable(db, 'promo_taken_back_deposits')
      .texts('member_promo_id', 'deposit_id')
      .primaryKey('member_promo_id', 'deposit_id')
      .references('member_promo_id', 'member_promos')
      .create();
    await createIndex(db, 'promo_taken_back_deposits', 'deposit_id');
    await sql`insert into promo_taken_back_deposits (member_promo_id, deposit_id)
        select id, deposit_id from member_promos
        where taken_back_place is not null and deposit_id in (select id from deposits)`.execute(db);
  },
  async '0263-promo-taken-bonus'(db) {
    await db.schema
      .alterTable('member_promos')
      .addColumn('taken_bonus_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update member_promos set taken_bonus_minor = case when began = 0 then bonus_minor else coalesce((
        select sum(postings.amount_minor) from ledger_entries entries
        join ledger_postings postings on postings.entry_id = entries.id
        where entries.key = 'promo:' || member_promos.id || ':end' and entries.type = 'PROMO_CANCELLATION'
        and postings.amount_minor > 0
      ), 0) end where end_cause = 'DEPOSIT_REVERSED'`.execute(db);
  },
};
