import { sql } from 'kysely';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const awardSteps: Steps = {
  /** What awards wait for. Free spins and consumables stood as MANUAL, of which nothing came: the member's own claim pays them. */
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
  async '0262-renewed-awards'(db) {
    await db.schema.alterTable('member_promos').addColumn('renewed_by', 'text').execute();
  },
  /** Which free spins went with a deposit: of older ones all that are CANCELLED and came with an award that went. */
  async '0264-free-spins-taken-back'(db) {
    await db.schema
      .alterTable('member_free_spins')
      .addColumn('taken_back', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`"taken_back" in (0, 1)`),
      )
      .execute();
    await sql`update member_free_spins set taken_back = 1 where status = 'CANCELLED' and member_promo_id in (
        select id from member_promos where end_cause = 'DEPOSIT_REVERSED'
      )`.execute(db);
  },
  async '0265-late-turnover'(db) {
    await db.schema
      .alterTable('member_promos')
      .addColumn('late_turnover_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  /** Lets the next due job complete what waits with its target reached, as of the last bet that may have reached it. */
  async '0267-reached-while-waiting'(db) {
    await sql`update member_promos set expires_at = coalesce(
        (select max(settled_at) from bets where bets.member_id = member_promos.member_id), created_at
      ) where status = 'PENDING' and turnover_target_minor > 0
        and turnover_counter_minor + late_turnover_minor >= turnover_target_minor`.execute(db);
  },
};
