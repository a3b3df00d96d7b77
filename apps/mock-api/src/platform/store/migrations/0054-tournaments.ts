import type { Migration } from 'kysely/migration';
import {
  createTable,
  flags,
  moments,
  numbers,
  optionalTexts,
  primaryKey,
  references,
  textId,
  texts,
} from './columns.ts';
import type { Untyped } from './columns.ts';

/** Tournaments, what counts in them, their prizes and scores. */
export const tournaments: Migration = {
  async up(db: Untyped) {
    await createTable(
      db,
      'tournaments',
      textId,
      texts('name', 'description', 'terms', 'type', 'currency', 'payout_mode'),
      optionalTexts('crediting_job'),
      flags('active'),
      moments('valid_from_at', 'expires_at'),
    );
    const ofTournament = references('tournament_id', 'tournaments');
    await createTable(
      db,
      'tournament_providers',
      texts('tournament_id', 'provider_id'),
      primaryKey('tournament_id', 'provider_id'),
      ofTournament,
      references('provider_id', 'providers'),
    );
    await createTable(
      db,
      'tournament_rewards',
      texts('tournament_id'),
      numbers('rank', 'prize_minor'),
      primaryKey('tournament_id', 'rank'),
      ofTournament,
    );
    await createTable(
      db,
      'tournament_scores',
      texts('tournament_id', 'username'),
      optionalTexts('member_id'),
      numbers('score'),
      primaryKey('tournament_id', 'username'),
      ofTournament,
      references('member_id', 'members'),
    );
  },
};
