import type { Json } from '@magpie/domain/studio';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { jsonText } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { Place } from '../place.ts';

export type RoundRow = Selectable<Database['studioRounds']>;
export type SeedRow = Selectable<Database['studioSeeds']>;

/** The seeds in use; undefined before the first. */
export async function seedInUse(db: Reader, { memberId, gameId }: Place): Promise<SeedRow | undefined> {
  return db
    .selectFrom('studioSeeds')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .where('revealedAt', 'is', null)
    .executeTakeFirst();
}

export async function addSeed(
  unit: Unit,
  seed: Place & Pick<SeedRow, 'id' | 'serverSeed' | 'clientSeed'>,
): Promise<SeedRow> {
  return unit.db
    .insertInto('studioSeeds')
    .values({ ...seed, createdAt: unit.now.getTime(), revealedAt: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeSeed(
  unit: Unit,
  id: string,
  change: Partial<Pick<SeedRow, 'nonce' | 'revealedAt'>>,
): Promise<void> {
  await unit.db.updateTable('studioSeeds').set(change).where('id', '=', id).execute();
}

export async function seedsOf(db: Reader, ids: readonly string[]): Promise<readonly SeedRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('studioSeeds').selectAll().where('id', 'in', ids).execute();
}

export async function findRound(
  db: Reader,
  { memberId, gameId }: Place,
  requestId: string,
): Promise<RoundRow | undefined> {
  return db
    .selectFrom('studioRounds')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

export async function roundById(db: Reader, id: string): Promise<RoundRow | undefined> {
  return db.selectFrom('studioRounds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A member's last rounds at a game that are over, in a currency, the latest first. */
export async function roundsOver(
  db: Reader,
  { memberId, gameId, currency }: Place & { readonly currency: string },
  limit: number,
): Promise<readonly RoundRow[]> {
  return db
    .selectFrom('studioRounds')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .where('currency', '=', currency)
    .where('closedAt', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

const unfinished = sql<boolean>`status in ('OPENING', 'OPEN', 'DECIDED')`;

/** Rounds of a member at a game that are not over, the earliest first. */
export async function roundsUnfinished(
  db: Reader,
  { memberId, gameId }: Place,
): Promise<readonly RoundRow[]> {
  return db
    .selectFrom('studioRounds')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .where(unfinished)
    .orderBy('seq')
    .execute();
}

/** Rounds whose last call to the platform is not answered, or that wait for their player. */
export async function allUnfinished(db: Reader): Promise<readonly RoundRow[]> {
  return db.selectFrom('studioRounds').selectAll().where(unfinished).orderBy('seq').execute();
}

export async function addRound(
  unit: Unit,
  {
    choice,
    parts,
    ...row
  }: Omit<Insertable<Database['studioRounds']>, 'choice' | 'actions' | 'parts'> & {
    readonly choice: Json;
    readonly parts: Json;
  },
): Promise<RoundRow> {
  return unit.db
    .insertInto('studioRounds')
    .values({ ...row, choice: jsonText(choice), actions: '[]', parts: jsonText(parts) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeRound(
  unit: Unit,
  { id }: RoundRow,
  change: Partial<Omit<RoundRow, 'seq' | 'id'>>,
): Promise<RoundRow> {
  return unit.db
    .updateTable('studioRounds')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Forgets a round whose stake was refused. */
export async function removeRound(unit: Unit, { id }: RoundRow): Promise<void> {
  await unit.db.deleteFrom('studioRounds').where('id', '=', id).execute();
}

/** Notes that the page has shown how a round of the member's ended. */
export async function markSeen(unit: Unit, { memberId, gameId }: Place, round: string): Promise<void> {
  await unit.db
    .updateTable('studioRounds')
    .set({ seen: true })
    .where('id', '=', round)
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .execute();
}
