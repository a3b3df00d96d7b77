import { defaultRealityCheck } from '@magpie/domain/play';
import type { RealityCheckInterval } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';

/** The interval of a member's reality check. */
export async function intervalOf(db: Reader, memberId: string): Promise<RealityCheckInterval> {
  const row = await db
    .selectFrom('realityChecks')
    .select('checkInterval')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.checkInterval ?? defaultRealityCheck;
}

export async function keepInterval(
  unit: Unit,
  memberId: string,
  checkInterval: RealityCheckInterval,
): Promise<void> {
  await unit.db
    .insertInto('realityChecks')
    .values({ memberId, checkInterval })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ checkInterval }))
    .execute();
}

/** The member's last session that has ended; null when there is none. */
export async function earlierPlay(db: Reader, memberId: string) {
  const row = await db
    .selectFrom('gameSessions')
    .select(['countedFromAt', 'startedAt', 'endedAt'])
    .where('memberId', '=', memberId)
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.endedAt == null) return null;
  return { countedFrom: new Date(row.countedFromAt ?? row.startedAt), endedAt: new Date(row.endedAt) };
}

export async function countAnew(unit: Unit, id: string): Promise<void> {
  await unit.db
    .updateTable('gameSessions')
    .set({ countedFromAt: unit.now.getTime() })
    .where('id', '=', id)
    .execute();
}

/** The bets whose play is summed: since a moment, in one currency, of one session or of all. */
export interface PlaySum {
  readonly memberId: string;
  readonly currency: string;
  readonly since: Date;
  readonly session?: string;
}

/** What was staked and won, in minor units. */
export async function sumPlay(
  db: Reader,
  { memberId, currency, since, session }: PlaySum,
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
  const from = since.getTime();
  const row = await db
    .selectFrom('bets')
    .select((eb) => [
      eb.fn.sum<bigint | null>('effectiveBetMinor').as('stakedMinor'),
      eb.fn.sum<bigint | null>('payoutMinor').as('wonMinor'),
    ])
    .where('memberId', '=', memberId)
    // The moment of settlement, by which the bets of a member are found, is never before that of the bet.
    .where('settledAt', '>=', from)
    .where('placedAt', '>=', from)
    .where('currency', '=', currency)
    .where('status', '<>', 'CANCELED')
    .$if(session !== undefined, (query) => query.where('gameSessionId', '=', session ?? ''))
    .executeTakeFirst();
  return { staked: row?.stakedMinor ?? 0n, won: row?.wonMinor ?? 0n };
}
