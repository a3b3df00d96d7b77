import { sql } from 'kysely';
import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0030-play'(db) {
    await newTable(db, 'game_rounds')
      .sequence()
      .texts('member_id', 'game_id', 'spin_id', 'round_id', 'currency')
      .numbers('stake_minor', 'payout_minor', 'balance_after_minor')
      .texts('outcome')
      .moments('played_at')
      .unique('member_id', 'game_id', 'spin_id')
      .ofMember()
      .references('game_id', 'games')
      .create();
  },
  async '0120-studio'(db) {
    await newTable(db, 'studio_seeds')
      .numbered()
      .texts('member_id', 'game_id', 'server_seed', 'client_seed')
      .numbers('nonce')
      .moments('created_at')
      .optionalMoments('revealed_at')
      .ofMember()
      .references('game_id', 'games')
      .create();
    await createIndex(db, 'studio_seeds', 'member_id', 'game_id');
    await newTable(db, 'studio_rounds')
      .numbered()
      .texts('member_id', 'game_id', 'game_session', 'request_id', 'model_id', 'currency', 'currency_type')
      .texts('seed_id', 'choice', 'actions', 'parts', 'status')
      .numbers('nonce', 'stake_minor', 'payout_minor', 'balance_after_minor')
      .flags('seen')
      .moments('opened_at')
      .optionalMoments('closed_at')
      .unique('member_id', 'game_id', 'request_id')
      .ofMember()
      .references('game_id', 'games')
      .references('seed_id', 'studio_seeds')
      .create();
    await db.schema
      .createIndex('studio_rounds_unfinished')
      .on('studio_rounds')
      .columns(['member_id', 'game_id'])
      .where(sql<boolean>`status in ('OPENING', 'OPEN', 'DECIDED')`)
      .execute();
  },
  // The platform has the bets of these rounds; they told only what the old slot and sportsbook had drawn.
  async '0121-old-rounds'(db) {
    await db.schema.dropTable('game_rounds').execute();
  },
  /** What members set for rounds that begin by themselves, and which rounds did. */
  async '0215-autoplays'(db) {
    await newTable(db, 'studio_autoplays')
      .numbered()
      .texts('member_id', 'game_id', 'game_session', 'currency')
      .numbers('rounds', 'loss_limit_minor')
      .optionalNumbers('win_limit_minor', 'balance_floor_minor')
      .flags('stops_at_feature')
      .moments('started_at')
      .ofMember()
      .references('game_id', 'games')
      .create();
    await db.schema.alterTable('studio_rounds').addColumn('autoplay_id', 'text').execute();
    await db.schema
      .createIndex('studio_rounds_of_autoplay')
      .on('studio_rounds')
      .column('autoplay_id')
      .where(sql<boolean>`autoplay_id is not null`)
      .execute();
  },
  /** With which free spins each round was begun: the session of then tells it of those of before. */
  async '0221-round-free-spins'(db) {
    await db.schema.alterTable('studio_rounds').addColumn('free_spins', 'text').execute();
    await sql`update studio_rounds set free_spins = (
        select free_spin_id from game_sessions where game_sessions.id = studio_rounds.game_session
      )`.execute(db);
  },
};
