import type { Selectable } from 'kysely';
import { noPlay } from '@magpie/domain/achievements';
import type { PlayCounts } from '@magpie/domain/achievements';
import type { Database, Reader, Writer } from '../../platform/store/index.ts';

export type AchievementRow = Selectable<Database['achievements']>;

export interface BadgeRow extends Selectable<Database['achievement_badges']> {
  readonly completed_at: number | null;
  readonly claimed_at: number | null;
}

/** The achievements in their order. */
export async function readAchievements(db: Reader): Promise<readonly AchievementRow[]> {
  return db.selectFrom('achievements').selectAll().orderBy('position').execute();
}

/** Every badge, lowest level first, with a member's progress. */
export async function readBadges(db: Reader, memberId: string): Promise<readonly BadgeRow[]> {
  return db
    .selectFrom('achievement_badges')
    .leftJoin('member_badges', (join) =>
      join
        .onRef('member_badges.badge_id', '=', 'achievement_badges.id')
        .on('member_badges.member_id', '=', memberId),
    )
    .selectAll('achievement_badges')
    .select(['member_badges.completed_at', 'member_badges.claimed_at'])
    .orderBy('achievement_badges.achievement_id')
    .orderBy('achievement_badges.level')
    .execute();
}

export async function readCounts(db: Reader, memberId: string): Promise<PlayCounts> {
  const row = await db
    .selectFrom('member_play_counts')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return noPlay;
  const { games, bets, days, streak, longest_streak } = row;
  return { games, bets, days, streak, longestStreak: longest_streak };
}

export async function keepCounts(db: Writer, memberId: string, counts: PlayCounts): Promise<void> {
  const { longestStreak, ...rest } = counts;
  const columns = { ...rest, longest_streak: longestStreak };
  await db
    .insertInto('member_play_counts')
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
}

export async function readActiveBadge(db: Reader, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('member_active_badges')
    .select('badge_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.badge_id ?? null;
}

export async function keepActiveBadge(db: Writer, memberId: string, badgeId: string): Promise<void> {
  await db
    .insertInto('member_active_badges')
    .values({ member_id: memberId, badge_id: badgeId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ badge_id: badgeId }))
    .execute();
}

export async function addCompleted(db: Writer, memberId: string, badgeId: string, at: number): Promise<void> {
  await db
    .insertInto('member_badges')
    .values({ member_id: memberId, badge_id: badgeId, completed_at: at })
    .execute();
}

export async function markClaimed(db: Writer, memberId: string, badgeId: string, at: number): Promise<void> {
  await db
    .updateTable('member_badges')
    .set({ claimed_at: at })
    .where('member_id', '=', memberId)
    .where('badge_id', '=', badgeId)
    .execute();
}

export interface BetPlace {
  readonly betId: string;
  readonly memberId: string;
  readonly gameId: string;
}

/** Whether the member has decided bets beside this one, in the same game and from a moment on. */
export async function otherBets(
  db: Reader,
  { betId, memberId, gameId }: BetPlace,
  from: number,
): Promise<{ readonly inGame: boolean; readonly since: boolean }> {
  const others = db
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '!=', betId)
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .limit(1);
  const inGame = await others.where('game_id', '=', gameId).executeTakeFirst();
  const since = await others.where('settled_at', '>=', from).executeTakeFirst();
  return { inGame: inGame !== undefined, since: since !== undefined };
}

export async function memberSettings(db: Reader, memberId: string) {
  return db
    .selectFrom('members')
    .select(['timezone', 'timezone_choices', 'active_currency'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
