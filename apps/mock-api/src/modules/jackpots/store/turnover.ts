import { rewardedStakes } from '@magpie/domain/play';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, EpochMs, Reader } from '#platform/store/index.ts';

interface LastPayout {
  readonly jackpotId: string;
  readonly paidAt: EpochMs;
  /** Place of the winning bet among all; null when it is not known. */
  readonly betSeq: number | null;
}

const latestOf = (db: Reader, jackpotId: string) =>
  db
    .selectFrom('jackpotPayouts')
    .leftJoin('bets', 'bets.id', 'jackpotPayouts.betId')
    .select(['jackpotPayouts.jackpotId', 'jackpotPayouts.paidAt', 'bets.seq as betSeq'])
    .where('jackpotPayouts.jackpotId', '=', jackpotId)
    .orderBy('jackpotPayouts.paidAt', 'desc')
    .orderBy('jackpotPayouts.seq', 'desc')
    .limit(1);

/** The latest payout of each of some jackpots that has had one. */
async function lastPayouts(db: Reader, jackpotIds: readonly string[]): Promise<readonly LastPayout[]> {
  const [first, ...others] = jackpotIds.map((id) => db.selectFrom(latestOf(db, id).as('latest')).selectAll());
  return first ? others.reduce((all, one) => all.unionAll(one), first).execute() : [];
}

/** A member's settled bets of cash on the games of jackpots. */
function cashBets(db: Reader, memberId: string, jackpotIds: readonly string[]) {
  return db
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.gameId')
    .innerJoin('jackpotContributions', 'jackpotContributions.providerId', 'games.providerId')
    .where('jackpotContributions.jackpotId', 'in', jackpotIds)
    .where('bets.memberId', '=', memberId)
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.freeSpin', '=', rewardedStakes.freeSpin)
    .where('bets.walletMode', '=', rewardedStakes.walletMode);
}

type Joined = ExpressionBuilder<Database, 'bets' | 'jackpotContributions'>;

/** Bets after a payout of their jackpot; one at the same moment counts when it was made after the winning one. */
function isAfter(eb: Joined, { jackpotId, paidAt, betSeq }: LastPayout): Expression<SqlBool> {
  return eb.or([
    eb('jackpotContributions.jackpotId', '!=', jackpotId),
    eb('bets.settledAt', '>', paidAt),
    eb.and([eb('bets.settledAt', '=', paidAt), eb('bets.seq', '>', betSeq ?? Number.MAX_SAFE_INTEGER)]),
  ]);
}

/** What counts of what a member staked on the games of some jackpots after the last payout of each, by currency, in minor units. */
export async function turnoverSince(db: Reader, memberId: string, jackpotIds: readonly string[]) {
  const payouts = await lastPayouts(db, jackpotIds);
  return cashBets(db, memberId, jackpotIds)
    .where((eb) => eb.and(payouts.map((payout) => isAfter(eb, payout))))
    .select((eb) => [
      'jackpotContributions.jackpotId',
      'bets.currency',
      eb.fn.sum<bigint>(eb('bets.effectiveBetMinor', '-', eb.ref('bets.riskFreeMinor'))).as('stakedMinor'),
    ])
    .groupBy(['jackpotContributions.jackpotId', 'bets.currency'])
    .execute();
}

/** A member's latest settled bet of cash on a game of a jackpot. */
export async function lastBet(db: Reader, memberId: string, jackpotId: string) {
  return cashBets(db, memberId, [jackpotId])
    .select(['bets.id', 'bets.memberId', 'bets.currency', 'bets.effectiveBetMinor'])
    .orderBy('bets.settledAt', 'desc')
    .orderBy('bets.seq', 'desc')
    .executeTakeFirst();
}
