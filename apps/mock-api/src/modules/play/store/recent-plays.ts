import type { Play } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';

/** When a member last launched each game, bet in it, and staked on a round of it that is open, since a moment. */
export async function playsSince(db: Reader, memberId: string, since: number): Promise<Play[]> {
  const launches = await db
    .selectFrom('gameSessions')
    .select((eb) => ['gameId', eb.fn.max('startedAt').as('playedAt')])
    .where('memberId', '=', memberId)
    .where('startedAt', '>=', since)
    .groupBy('gameId')
    .execute();
  // The moment of settlement, by which the bets of a member are found, is never before that of the bet.
  const bets = await db
    .selectFrom('bets')
    .select((eb) => ['gameId', eb.fn.max('placedAt').as('playedAt')])
    .where('memberId', '=', memberId)
    .where('settledAt', '>=', since)
    .groupBy('gameId')
    .execute();
  const open = await db
    .selectFrom('bets')
    .select((eb) => ['gameId', eb.fn.max('placedAt').as('playedAt')])
    .where('memberId', '=', memberId)
    .where('status', '=', 'UNSETTLED')
    .groupBy('gameId')
    .execute();
  return [
    ...[...launches, ...bets].map((play) => ({ ...play, roundOpen: false })),
    ...open.map((play) => ({ ...play, roundOpen: true })),
  ];
}
