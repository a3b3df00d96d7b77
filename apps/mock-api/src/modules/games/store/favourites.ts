import type { Reader, Writer } from '#platform/store/index.ts';

/** Ids of the games that a member keeps, the latest first, whether the site still runs them or not. */
export async function favouriteIds(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favouriteGames')
    .select('gameId')
    .where('memberId', '=', memberId)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ gameId }) => gameId);
}

export async function addFavourite(db: Writer, memberId: string, gameId: string): Promise<void> {
  await db.insertInto('favouriteGames').values({ memberId, gameId }).execute();
}

export async function removeFavourite(db: Writer, memberId: string, gameId: string): Promise<void> {
  await db
    .deleteFrom('favouriteGames')
    .where((eb) => eb.and({ memberId, gameId }))
    .execute();
}
