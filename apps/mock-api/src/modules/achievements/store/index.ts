import type { Selectable } from 'kysely';
import { noPlay } from '@magpie/domain/achievements';
import type { PlayCounts } from '@magpie/domain/achievements';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export type AchievementRow = Selectable<Database['achievements']>;

export interface BadgeRow extends Selectable<Database['achievementBadges']> {
  readonly completedAt: number | null;
  readonly claimedAt: number | null;
}

/** The achievements in their order. */
export async function readAchievements(db: Reader): Promise<readonly AchievementRow[]> {
  return db.selectFrom('achievements').selectAll().orderBy('position').execute();
}

export async function findAchievement(db: Reader, id: string): Promise<AchievementRow | undefined> {
  return db.selectFrom('achievements').selectAll().where('id', '=', id).executeTakeFirst();
}

const badgesOf = (db: Reader, memberId: string) =>
  db
    .selectFrom('achievementBadges')
    .leftJoin('memberBadges', (join) =>
      join
        .onRef('memberBadges.badgeId', '=', 'achievementBadges.id')
        .on('memberBadges.memberId', '=', memberId),
    )
    .selectAll('achievementBadges')
    .select(['memberBadges.completedAt', 'memberBadges.claimedAt']);

/** Every badge, lowest level first, with a member's progress. */
export async function readBadges(db: Reader, memberId: string): Promise<readonly BadgeRow[]> {
  return badgesOf(db, memberId)
    .orderBy('achievementBadges.achievementId')
    .orderBy('achievementBadges.level')
    .execute();
}

/** The badge of a level of an achievement with a member's progress, or undefined. */
export async function findBadge(
  db: Reader,
  memberId: string,
  { achievement, badgeLevel }: { readonly achievement: string; readonly badgeLevel: number },
): Promise<BadgeRow | undefined> {
  return badgesOf(db, memberId)
    .where('achievementBadges.achievementId', '=', achievement)
    .where('achievementBadges.level', '=', badgeLevel)
    .executeTakeFirst();
}

/** The badge a member completed last, of equal moments the highest level; undefined before the first. */
export async function lastCompleted(db: Reader, memberId: string): Promise<BadgeRow | undefined> {
  return badgesOf(db, memberId)
    .where('memberBadges.completedAt', 'is not', null)
    .orderBy('memberBadges.completedAt', 'desc')
    .orderBy('achievementBadges.level', 'desc')
    .orderBy('achievementBadges.achievementId')
    .limit(1)
    .executeTakeFirst();
}

export async function readCounts(db: Reader, memberId: string): Promise<PlayCounts> {
  const row = await db
    .selectFrom('memberPlayCounts')
    .selectAll()
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!row) return noPlay;
  const { games, bets, days, streak, longestStreak } = row;
  return { games, bets, days, streak, longestStreak };
}

export async function keepCounts(db: Writer, memberId: string, counts: PlayCounts): Promise<void> {
  const { longestStreak, ...rest } = counts;
  const columns = { ...rest, longestStreak };
  await db
    .insertInto('memberPlayCounts')
    .values({ memberId, ...columns })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(columns))
    .execute();
}

export async function readActiveBadge(db: Reader, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('memberActiveBadges')
    .select('badgeId')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.badgeId ?? null;
}

export async function keepActiveBadge(db: Writer, memberId: string, badgeId: string): Promise<void> {
  await db
    .insertInto('memberActiveBadges')
    .values({ memberId, badgeId })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ badgeId }))
    .execute();
}

export async function addCompleted(db: Writer, memberId: string, badgeId: string, at: number): Promise<void> {
  await db.insertInto('memberBadges').values({ memberId, badgeId, completedAt: at }).execute();
}

export async function markClaimed(db: Writer, memberId: string, badgeId: string, at: number): Promise<void> {
  await db
    .updateTable('memberBadges')
    .set({ claimedAt: at })
    .where('memberId', '=', memberId)
    .where('badgeId', '=', badgeId)
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
    .where('memberId', '=', memberId)
    .where('id', '!=', betId)
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .limit(1);
  const inGame = await others.where('gameId', '=', gameId).executeTakeFirst();
  const since = await others.where('settledAt', '>=', from).executeTakeFirst();
  return { inGame: inGame !== undefined, since: since !== undefined };
}

export async function memberSettings(db: Reader, memberId: string) {
  return db
    .selectFrom('members')
    .select(['timezone', 'timezoneChoices', 'activeCurrency'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
