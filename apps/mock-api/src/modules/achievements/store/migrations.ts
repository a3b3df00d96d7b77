import { newTable } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';

export const migrations: Steps = {
  async '0052-achievements'(db) {
    await newTable(db, 'achievements')
      .textId()
      .texts('type', 'name')
      .numbers('position', 'experience_milli', 'reward_minor')
      .unique('type')
      .create();
    await newTable(db, 'achievement_badges')
      .textId()
      .texts('achievement_id', 'name', 'description', 'image', 'placeholder')
      .numbers('level', 'goal')
      .unique('achievement_id', 'level')
      .references('achievement_id', 'achievements')
      .create();
    await newTable(db, 'member_play_counts')
      .texts('member_id')
      .numbers('games', 'bets', 'days', 'streak', 'longest_streak')
      .primaryKey('member_id')
      .ofMember()
      .create();
    await newTable(db, 'member_badges')
      .texts('member_id', 'badge_id')
      .moments('completed_at')
      .optionalMoments('claimed_at')
      .primaryKey('member_id', 'badge_id')
      .ofMember()
      .references('badge_id', 'achievement_badges')
      .create();
    await newTable(db, 'member_active_badges')
      .texts('member_id', 'badge_id')
      .primaryKey('member_id')
      .ofMember()
      .references('badge_id', 'achievement_badges')
      .create();
  },
};
