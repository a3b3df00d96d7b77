import { createIndex, newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0054-tournaments'(db) {
    await newTable(db, 'tournaments')
      .textId()
      .texts('name', 'description', 'terms', 'type', 'currency', 'payout_mode')
      .optionalTexts('crediting_job')
      .flags('active')
      .moments('valid_from_at', 'expires_at')
      .create();
    await newTable(db, 'tournament_providers')
      .texts('tournament_id', 'provider_id')
      .primaryKey('tournament_id', 'provider_id')
      .references('tournament_id', 'tournaments')
      .references('provider_id', 'providers')
      .create();
    await newTable(db, 'tournament_rewards')
      .texts('tournament_id')
      .numbers('rank', 'prize_minor')
      .primaryKey('tournament_id', 'rank')
      .references('tournament_id', 'tournaments')
      .create();
    await newTable(db, 'tournament_scores')
      .texts('tournament_id', 'username')
      .optionalTexts('member_id')
      .numbers('score')
      .primaryKey('tournament_id', 'username')
      .references('tournament_id', 'tournaments')
      .ofMember()
      .create();
  },
  /** What lets the database cut the lists without reading what they do not show. */
  async '0064-reward-lists'(db) {
    await createIndex(db, 'tournaments', 'expires_at', 'id');
  },
  /** Scores that follow play, and prizes that are paid once. */
  async '0084-tournament-prizes'(db) {
    await db.schema.alterTable('tournaments').addColumn('prizes_paid_at', 'bigint').execute();
    await createIndex(db, 'tournament_scores', 'tournament_id', 'score');
    await createIndex(db, 'tournament_scores', 'member_id', 'tournament_id');
  },
};
