import {
  createTable,
  moments,
  numbers,
  ofMember,
  optionalMoments,
  primaryKey,
  references,
  textId,
  texts,
  unique,
} from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0052-achievements'(db) {
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
    await createTable(
      db,
      'member_play_counts',
      texts('member_id'),
      numbers('games', 'bets', 'days', 'streak', 'longest_streak'),
      primaryKey('member_id'),
      ofMember,
    );
    await createTable(
      db,
      'member_badges',
      texts('member_id', 'badge_id'),
      moments('completed_at'),
      optionalMoments('claimed_at'),
      primaryKey('member_id', 'badge_id'),
      ofMember,
      references('badge_id', 'achievement_badges'),
    );
    await createTable(
      db,
      'member_active_badges',
      texts('member_id', 'badge_id'),
      primaryKey('member_id'),
      ofMember,
      references('badge_id', 'achievement_badges'),
    );
  },
};
