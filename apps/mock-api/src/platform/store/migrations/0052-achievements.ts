import type { Migration } from 'kysely/migration';
import {
  createTable,
  moments,
  numbers,
  optionalMoments,
  primaryKey,
  references,
  textId,
  texts,
  unique,
} from './columns.ts';
import type { Untyped } from './columns.ts';

async function progressTables(db: Untyped): Promise<void> {
  await createTable(
    db,
    'member_play_counts',
    texts('member_id'),
    numbers('games', 'bets', 'days', 'streak', 'longest_streak'),
    primaryKey('member_id'),
    references('member_id', 'members'),
  );
  await createTable(
    db,
    'member_badges',
    texts('member_id', 'badge_id'),
    moments('completed_at'),
    optionalMoments('claimed_at'),
    primaryKey('member_id', 'badge_id'),
    references('member_id', 'members'),
    references('badge_id', 'achievement_badges'),
  );
  await createTable(
    db,
    'member_active_badges',
    texts('member_id', 'badge_id'),
    primaryKey('member_id'),
    references('member_id', 'members'),
    references('badge_id', 'achievement_badges'),
  );
}

/** Achievements, their badges and how far members have come. */
export const achievements: Migration = {
  async up(db: Untyped) {
    await createTable(
      db,
      'achievements',
      textId,
      texts('type', 'name'),
      numbers('position', 'experience_milli', 'reward_minor'),
      unique('type'),
    );
    await createTable(
      db,
      'achievement_badges',
      textId,
      texts('achievement_id', 'name', 'description', 'image', 'placeholder'),
      numbers('level', 'goal'),
      unique('achievement_id', 'level'),
      references('achievement_id', 'achievements'),
    );
    await progressTables(db);
  },
};
