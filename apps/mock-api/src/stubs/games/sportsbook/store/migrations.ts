import { sql } from 'kysely';
import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0140-sportsbook'(db) {
    await newTable(db, 'sportsbook_bets')
      .numbered()
      .texts('member_id', 'game_id', 'game_session', 'request_id', 'currency', 'currency_type', 'status')
      .optionalTexts('ending', 'quote_id')
      .numbers('size', 'unit_minor', 'stake_minor', 'payout_minor')
      .optionalNumbers('quote_minor')
      .moments('placed_at')
      .optionalMoments('decided_at', 'quoted_at')
      .unique('member_id', 'game_id', 'request_id')
      .ofMember()
      .references('game_id', 'games')
      .create();
    await createIndex(db, 'sportsbook_bets', 'member_id', 'game_id', 'status');
    await db.schema
      .createIndex('sportsbook_bets_unpaid')
      .on('sportsbook_bets')
      .column('status')
      .where(sql<boolean>`status in ('OPENING', 'DECIDED')`)
      .execute();
    await newTable(db, 'sportsbook_slips')
      .texts('member_id', 'game_id', 'slip')
      .primaryKey('member_id', 'game_id')
      .ofMember()
      .references('game_id', 'games')
      .create();
    await newTable(db, 'sportsbook_legs')
      .texts('bet_id', 'fixture_id', 'market', 'selection', 'state')
      .numbers('place', 'odds')
      .moments('ends_at')
      .primaryKey('bet_id', 'place')
      .references('bet_id', 'sportsbook_bets')
      .create();
    await db.schema
      .createIndex('sportsbook_legs_open')
      .on('sportsbook_legs')
      .columns(['ends_at', 'fixture_id'])
      .where(sql<boolean>`state = 'OPEN'`)
      .execute();
  },
  async '0190-partial-cash-outs'(db) {
    const bets = db.schema.alterTable('sportsbook_bets');
    await bets.addColumn('quote_unit_minor', 'bigint').execute();
    for (const sum of ['sold_unit_minor', 'sold_for_minor']) {
      await bets.addColumn(sum, 'bigint', (column) => column.notNull().defaultTo(0)).execute();
    }
    await newTable(db, 'sportsbook_part_payments')
      .texts('quote_id', 'bet_id')
      .numbers('amount_minor')
      .flags('answered')
      .primaryKey('quote_id')
      .references('bet_id', 'sportsbook_bets')
      .create();
    await db.schema
      .createIndex('sportsbook_part_payments_unanswered')
      .on('sportsbook_part_payments')
      .column('bet_id')
      .where(sql<boolean>`answered = 0`)
      .execute();
  },
  /** The stake that each part buys back. Of those of before the platform was told with the column of its own. */
  async '0222-bought-stakes'(db) {
    await db.schema
      .alterTable('sportsbook_part_payments')
      .addColumn('stake_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  /** By which the picks on one match are found, whoever made them and however long ago. */
  async '0224-picks-of-match'(db) {
    await createIndex(db, 'sportsbook_legs', 'fixture_id', 'market');
  },
  /** Tells which bets were placed after another was decided, which a clock that stands still does not. */
  async '0243-bets-before-decision'(db) {
    await db.schema.alterTable('sportsbook_bets').addColumn('last_seq_before_decision', 'bigint').execute();
  },
  /** Of which money a stake is asked for, also when it is asked for again. */
  async '0247-money-of-bets'(db) {
    await db.schema.alterTable('sportsbook_bets').addColumn('staked_from', 'text').execute();
  },
};
