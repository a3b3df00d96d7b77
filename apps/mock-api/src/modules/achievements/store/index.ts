import type { Selectable } from 'kysely';
import { noPlay } from '@magpie/domain/achievements';
import type { PlayCounts } from '@magpie/domain/achievements';
import { kept, prepared } from '#platform/store/index.ts';
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

const open = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  badgesOf(db, memberId)
    .innerJoin('achievements', 'achievements.id', 'achievementBadges.achievementId')
    .select('achievements.type')
    .where('memberBadges.completedAt', 'is', null),
);

const every = prepared((db: Reader) =>
  db
    .selectFrom('achievementBadges')
    .innerJoin('achievements', 'achievements.id', 'achievementBadges.achievementId')
    .select(['achievements.type', 'achievementBadges.goal']),
);

const goals = kept(['achievements', 'achievementBadges'], (db) => every.all(db, {}));

/** The goal of each badge with the type of its achievement. */
export const badgeGoals = (db: Reader) => goals(db, '');

/** The badges that a member has not completed, with the types of their achievements. */
export const openBadges = (db: Reader, memberId: string) => open.all(db, { memberId });

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

const countsOf = prepared((db: Reader, { memberId }: { readonly memberId: string }) =>
  db.selectFrom('memberPlayCounts').selectAll().where('memberId', '=', memberId),
);

export async function readCounts(db: Reader, memberId: string): Promise<PlayCounts> {
  const row = await countsOf.first(db, { memberId });
  if (!row) return noPlay;
  const { games, bets, days, streak, longestStreak } = row;
  return { games, bets, days, streak, longestStreak };
}

const keep = prepared((db: Writer, the: PlayCounts & { readonly memberId: string }) => {
  const { games, bets, days, streak, longestStreak } = the;
  const columns = { games, bets, days, streak, longestStreak };
  return db
    .insertInto('memberPlayCounts')
    .values({ memberId: the.memberId, ...columns })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(columns));
});

export async function keepCounts(db: Writer, memberId: string, counts: PlayCounts): Promise<void> {
  await keep.all(db, { ...counts, memberId });
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

interface OtherBets extends BetPlace {
  readonly from: number;
}

const decidedBeside = (db: Reader, { betId, memberId }: OtherBets) =>
  db
    .selectFrom('bets')
    .select('id')
    .where('memberId', '=', memberId)
    .where('id', '!=', betId)
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .limit(1);

const inSameGame = prepared((db: Reader, the: OtherBets) =>
  decidedBeside(db, the).where('gameId', '=', the.gameId),
);

const sinceThen = prepared((db: Reader, the: OtherBets) =>
  decidedBeside(db, the).where('settledAt', '>=', the.from),
);

/** Whether the member has decided bets beside this one, in the same game and from a moment on. */
export async function otherBets(
  db: Reader,
  place: BetPlace,
  from: number,
): Promise<{ readonly inGame: boolean; readonly since: boolean }> {
  const ask = { ...place, from };
  const inGame = await inSameGame.first(db, ask);
  const since = await sinceThen.first(db, ask);
  return { inGame: inGame !== undefined, since: since !== undefined };
}

const settings = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('members').select(['timezone', 'timezoneChoices', 'activeCurrency']).where('id', '=', id),
);

const settingsOf = kept(
  [{ table: 'members', columns: ['timezone', 'timezoneChoices', 'activeCurrency'] }],
  (db, id) => settings.first(db, { id }),
);

/** @throws Error for a member who is not there */
export async function memberSettings(db: Reader, id: string) {
  const row = await settingsOf(db, id);
  if (!row) throw new Error(`There is no member ${id}.`);
  return row;
}
