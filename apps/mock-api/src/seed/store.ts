import type { Reader, Writer } from '#platform/store/index.ts';

export { addRows } from '#platform/store/rows.ts';

export function namedProviders(db: Reader) {
  return db.selectFrom('providers').select(['id', 'name']).execute();
}

export function namedGames(db: Reader) {
  return db.selectFrom('games').select(['id', 'code', 'name', 'category', 'vendorId']).execute();
}

/** The settled bets of some members with the provider of their games, oldest first. */
export function settledBets(db: Reader, memberIds: readonly string[]) {
  return db
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.gameId')
    .selectAll('bets')
    .select('games.providerId')
    .where('bets.memberId', 'in', memberIds)
    .where('bets.status', '=', 'SETTLED')
    .orderBy('bets.settledAt')
    .orderBy('bets.seq')
    .execute();
}

export function bestPlayers(db: Reader, tournamentId: string, places: number) {
  return db
    .selectFrom('tournamentScores')
    .select('memberId')
    .$narrowType<{ memberId: string }>()
    .where('tournamentId', '=', tournamentId)
    .where('memberId', 'is not', null)
    .orderBy('score', 'desc')
    .limit(places)
    .execute();
}

export async function closeTournament(db: Writer, id: string, prizesPaidAt: number): Promise<void> {
  await db.updateTable('tournaments').set({ active: false, prizesPaidAt }).where('id', '=', id).execute();
}
