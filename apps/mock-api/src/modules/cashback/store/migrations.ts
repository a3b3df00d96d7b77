import { sql } from 'kysely';
import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0040-promos'(db) {
    await newTable(db, 'cashbacks')
      .textId()
      .texts('title', 'description', 'currency', 'main_banner_image', 'claim_days')
      .defaultText('currency_type', 'CASH')
      .optionalTexts('play_now_link')
      .numbers('share', 'max_monthly_minor', 'level_requirement')
      .flags('on_losses_only', 'active')
      .create();
    await newTable(db, 'cashback_providers')
      .texts('cashback_id', 'provider_id')
      .numbers('position')
      .primaryKey('cashback_id', 'provider_id')
      .references('cashback_id', 'cashbacks')
      .references('provider_id', 'providers')
      .create();
    await newTable(db, 'cashback_claims')
      .numbered()
      .texts('member_id', 'cashback_id')
      .numbers('amount_minor')
      .moments('claimed_at')
      .unique('member_id', 'cashback_id', 'claimed_at')
      .ofMember()
      .references('cashback_id', 'cashbacks')
      .create();
  },
  /** Which of them pay the percentage of the member's level. */
  async '0086-cashback-by-level'(db) {
    await db.schema
      .alterTable('cashbacks')
      .addColumn('by_level', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref('by_level')} in (0, 1)`),
      )
      .execute();
  },
  /** The claim days of members that play leads to, and what became of them. */
  async '0096-cashback-days'(db) {
    await newTable(db, 'cashback_days')
      .sequence()
      .texts('member_id', 'cashback_id')
      .moments('played_at', 'day_at', 'due_at')
      .defaultText('state', 'OPEN')
      .numbers('amount_minor')
      .unique('member_id', 'cashback_id', 'day_at')
      .ofMember()
      .references('cashback_id', 'cashbacks')
      .create();
    await createIndex(db, 'cashback_days', 'state', 'due_at');
  },
  /** What each claim was for, so that a later dispute can be looked back on. Of earlier claims nothing was kept. */
  async '0246-claimed-losses'(db) {
    const claims = db.schema.alterTable('cashback_claims');
    for (const column of ['due_minor', 'lost_minor', 'disputed_minor', 'share', 'play_ended_at']) {
      await claims.addColumn(column, 'bigint').execute();
    }
  },
  /**
   * What a day was for that gave nothing of its losses, with the limit of then. Days that only settled what was owed were claims
   * of nothing before.
   */
  async '0256-withheld-days'(db) {
    for (const column of ['lost_minor', 'share', 'limit_minor']) {
      await db.schema.alterTable('cashback_days').addColumn(column, 'bigint').execute();
    }
    await db.schema.alterTable('cashback_claims').addColumn('limit_minor', 'bigint').execute();
    await sql`update cashback_claims set limit_minor =
      (select max_monthly_minor from cashbacks where cashbacks.id = cashback_id)`.execute(db);
    await sql`update cashback_days set state = 'WITHHELD',
      lost_minor = claims.lost_minor, share = claims.share, limit_minor = claims.limit_minor
      from cashback_claims as claims
      where claims.amount_minor = 0 and claims.member_id = cashback_days.member_id
        and claims.cashback_id = cashback_days.cashback_id and claims.claimed_at = cashback_days.due_at - 1`.execute(
      db,
    );
    await sql`delete from cashback_claims where amount_minor = 0`.execute(db);
    for (const column of ['due_minor', 'disputed_minor']) {
      await db.schema.alterTable('cashback_claims').dropColumn(column).execute();
    }
  },
  /** Of older claims and days it was not kept, and is told by the claim days of now. */
  async '0266-play-began'(db) {
    for (const table of ['cashback_claims', 'cashback_days'])
      await db.schema.alterTable(table).addColumn('play_began_at', 'bigint').execute();
  },
};
