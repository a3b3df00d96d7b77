import type { Reader, Writer } from '#platform/store/index.ts';

export { addRows } from '#platform/store/index.ts';

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
    .select(['effectiveBetMinor', 'riskFreeMinor'])
    .where('memberId', '=', memberId)
    .where('status', 'in', ['SETTLED', 'CASHOUT'])
    .where('freeSpin', '=', false)
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

/** Who played in cash with what since a moment, and when first; only those who can log in and claim. */
export function cashPlayers(db: Reader, since: number) {
  return db
    .selectFrom('bets')
    .innerJoin('members', 'members.id', 'bets.memberId')
    .select(({ fn }) => ['bets.memberId', 'bets.currency', fn.min('bets.settledAt').as('firstAt')])
    .where('members.passwordHash', 'is not', null)
    .where('bets.walletMode', '=', 'CASH')
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.settledAt', '>=', since)
    .groupBy(['bets.memberId', 'bets.currency'])
    .orderBy('bets.memberId')
    .orderBy('bets.currency')
    .execute();
}

/** Those that are switched on. */
export function cashbackIdsOf(db: Reader, currency: string) {
  return db
    .selectFrom('cashbacks')
    .select('id')
    .where('currency', '=', currency)
    .where('active', '=', true)
    .orderBy('id')
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

/** Keeps with a bet what it counted for the promo that was active. */
export async function keepCounted(db: Writer, betId: string, countedMinor: bigint): Promise<void> {
  await db.updateTable('bets').set({ countedMinor }).where('id', '=', betId).execute();
}

export async function playWithBonus(db: Writer, memberPromoId: string): Promise<void> {
  await db.updateTable('memberPromos').set({ walletMode: 'BONUS' }).where('id', '=', memberPromoId).execute();
}

export async function activateSpins(db: Writer, id: string): Promise<void> {
  await db.updateTable('memberFreeSpins').set({ activated: true }).where('id', '=', id).execute();
}

/** When the rewards of levels and badges were claimed that came as a bonus, by their members and promos. */
export async function rewardClaims(
  db: Reader,
): Promise<(memberId: string, promoId: string) => number | null> {
  const rows = await db
    .selectFrom('memberBonuses')
    .select(['memberId', 'promoId', 'createdAt'])
    .where('promoId', 'like', 'promo_reward_%')
    .execute();
  const claims = new Map(
    rows.map(({ memberId, promoId, createdAt }) => [`${memberId} ${promoId}`, createdAt]),
  );
  return (memberId, promoId) => claims.get(`${memberId} ${promoId}`) ?? null;
}

export async function readMessagesBefore(db: Writer, at: number): Promise<void> {
  await db.updateTable('messages').set({ read: true }).where('createdAt', '<', at).execute();
}
