import type { Writer } from '#platform/store/index.ts';

/** As many rows as one statement takes. */
const CHUNK = 500;

/** Adds copies of the games that are played, as pokies, tables and so on, until there are so many; nobody has played them. */
export async function addCopies(db: Writer, wanted: number): Promise<void> {
  const games = await db
    .selectFrom('games')
    .selectAll()
    .where('enabled', '=', true)
    .where('category', '!=', 'SPORTSBOOK')
    .orderBy('gamesPlayed', 'desc')
    .orderBy('id')
    .execute();
  // The sportsbook is one of those that there are to be.
  const missing = Math.max(0, wanted - games.length - 1);
  const copies = Array.from({ length: missing }, (_, index) => {
    const copied = games[index % games.length];
    if (!copied) throw new Error('There is no game to make copies of.');
    const number = String(2 + Math.floor(index / games.length));
    return {
      ...copied,
      id: `${copied.id}-${number}`,
      code: `${copied.code}-${number}`,
      name: `${copied.name} ${number}`,
      nameKey: `${copied.nameKey} ${number}`,
      gamesPlayed: 0,
    };
  });
  const links = copies.map(({ id, category }) => ({
    gameId: id,
    gameCategoryId: `cat_${category.toLowerCase()}`,
    position: 0,
  }));
  for (let from = 0; from < missing; from += CHUNK) {
    await db
      .insertInto('games')
      .values(copies.slice(from, from + CHUNK))
      .execute();
    await db
      .insertInto('gameCategoryGames')
      .values(links.slice(from, from + CHUNK))
      .execute();
  }
}
