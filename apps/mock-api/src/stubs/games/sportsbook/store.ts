import { jsonText } from '#platform/store/index.ts';
import type { Database, JsonValue, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { Selectable } from 'kysely';
import type { GameSessionModel } from '#modules/play/index.ts';

export type RoundRow = Selectable<Database['gameRounds']>;

/** The round that a spin of the member at the game led to, or undefined. */
export async function findRound(
  db: Reader,
  session: GameSessionModel,
  spin: string,
): Promise<RoundRow | undefined> {
  return db
    .selectFrom('gameRounds')
    .selectAll()
    .where('memberId', '=', session.memberId)
    .where('gameId', '=', session.game.id)
    .where('spinId', '=', spin)
    .executeTakeFirst();
}

/** The member's last rounds at the game in the session's currency, the latest first. */
export async function lastRounds(db: Reader, session: GameSessionModel, limit: number): Promise<RoundRow[]> {
  return db
    .selectFrom('gameRounds')
    .selectAll()
    .where('memberId', '=', session.memberId)
    .where('gameId', '=', session.game.id)
    .where('currency', '=', session.currency)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

export async function addRound(
  unit: Unit,
  session: GameSessionModel,
  round: Pick<RoundRow, 'spinId' | 'roundId' | 'stakeMinor' | 'payoutMinor' | 'balanceAfterMinor'> & {
    readonly outcome: JsonValue;
  },
): Promise<RoundRow> {
  const { outcome, ...rest } = round;
  return unit.db
    .insertInto('gameRounds')
    .values({
      memberId: session.memberId,
      gameId: session.game.id,
      currency: session.currency,
      ...rest,
      outcome: jsonText(outcome),
      playedAt: unit.now.getTime(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeRound(
  unit: Unit,
  { seq }: RoundRow,
  { outcome, ...end }: Pick<RoundRow, 'payoutMinor' | 'balanceAfterMinor'> & { readonly outcome: JsonValue },
): Promise<RoundRow> {
  return unit.db
    .updateTable('gameRounds')
    .set({ ...end, outcome: jsonText(outcome) })
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();
}
