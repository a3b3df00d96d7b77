import type { Reader, Writer } from '#platform/store/index.ts';

export { addRows } from '#platform/store/rows.ts';

export function namedProviders(db: Reader) {
  return db.selectFrom('providers').select(['id', 'name']).execute();
}

/** Most played first. */
export function namedGames(db: Reader) {
  return db
    .selectFrom('games')
    .select(['id', 'code', 'name', 'category', 'vendorId', 'providerId'])
    .orderBy('gamesPlayed', 'desc')
    .orderBy('id')
    .execute();
}

/** What decides about the counts and the experience of each member's bets, first settled first. */
export function decidedBets(db: Reader, memberId: string) {
  return db
    .selectFrom('bets')
    .select(['gameId', 'fiatEffectiveBetMinor', 'fiatPayoutMinor', 'settledAt'])
    .where('memberId', '=', memberId)
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .orderBy('settledAt')
    .orderBy('seq')
    .execute();
}

/** When the deposits of a member came in. */
export function approvedDeposits(db: Reader, memberId: string) {
  return db
    .selectFrom('deposits')
    .select('changedAt')
    .where('memberId', '=', memberId)
    .where('status', '=', 'APPROVED')
    .execute();
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

/** Who played in cash with what since a moment, and when first. */
export function cashPlayers(db: Reader, since: number) {
  return db
    .selectFrom('bets')
    .select(({ fn }) => ['memberId', 'currency', fn.min('settledAt').as('firstAt')])
    .where('walletMode', '=', 'CASH')
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .where('settledAt', '>=', since)
    .groupBy(['memberId', 'currency'])
    .orderBy('memberId')
    .orderBy('currency')
    .execute();
}

export function cashbackIdsOf(db: Reader, currency: string) {
  return db.selectFrom('cashbacks').select('id').where('currency', '=', currency).orderBy('id').execute();
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

/** When rewards of badges were claimed, and the experience that they gave. */
export function claimedBadges(db: Reader, memberId: string) {
  return db
    .selectFrom('memberBadges')
    .innerJoin('achievementBadges', 'achievementBadges.id', 'memberBadges.badgeId')
    .innerJoin('achievements', 'achievements.id', 'achievementBadges.achievementId')
    .select(['memberBadges.claimedAt', 'achievements.experienceMilli'])
    .$narrowType<{ claimedAt: number }>()
    .where('memberBadges.memberId', '=', memberId)
    .where('memberBadges.claimedAt', 'is not', null)
    .execute();
}
