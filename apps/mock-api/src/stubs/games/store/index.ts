import type { Json } from '@magpie/domain/studio';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { addedRow, changeRow, jsonText, kept, prepared } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { SeatKey } from '../seat-key.ts';

export type RoundRow = Selectable<Database['studioRounds']>;
export type SeedRow = Selectable<Database['studioSeeds']>;

/** What decides a round, beside its number. */
export type SeedPair = Pick<SeedRow, 'serverSeed' | 'clientSeed'>;

const inUse = prepared((db: Reader, { memberId, gameId }: SeatKey) =>
  db
    .selectFrom('studioSeeds')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .where('revealedAt', 'is', null),
);

/** The seeds in use; undefined before the first. */
export const seedInUse = (db: Reader, seatKey: SeatKey): Promise<SeedRow | undefined> =>
  inUse.first(db, seatKey);

export async function addSeed(
  unit: Unit,
  seed: SeatKey & Pick<SeedRow, 'id' | 'serverSeed' | 'clientSeed'>,
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
  await changeRow(unit.db, 'studioSeeds', { id, ...change });
}

const seeds = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('studioSeeds').select(['serverSeed', 'clientSeed']).where('id', '=', id),
);

export const seedPair: (db: Reader, id: string) => Promise<SeedPair | undefined> = kept(
  [{ table: 'studioSeeds', columns: ['serverSeed', 'clientSeed'] }],
  (db, id) => seeds.first(db, { id }),
);

export async function seedsOf(db: Reader, ids: readonly string[]): Promise<readonly SeedRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('studioSeeds').selectAll().where('id', 'in', ids).execute();
}

const ofRequest = prepared((db: Reader, the: SeatKey & { readonly requestId: string }) =>
  db
    .selectFrom('studioRounds')
    .selectAll()
    .where('memberId', '=', the.memberId)
    .where('gameId', '=', the.gameId)
    .where('requestId', '=', the.requestId),
);

export const findRound = (
  db: Reader,
  { memberId, gameId }: SeatKey,
  requestId: string,
): Promise<RoundRow | undefined> => ofRequest.first(db, { memberId, gameId, requestId });

const rounds = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('studioRounds').selectAll().where('id', '=', id),
);

export const roundById = (db: Reader, id: string): Promise<RoundRow | undefined> => rounds.first(db, { id });

/** A member's last rounds at a game that are over, in a currency, the latest first. */
export async function roundsOver(
  db: Reader,
  { memberId, gameId, currency }: SeatKey & { readonly currency: string },
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

const unfinishedAt = prepared((db: Reader, { memberId, gameId }: SeatKey) =>
  db
    .selectFrom('studioRounds')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .where(unfinished)
    .orderBy('seq'),
);

/** Rounds of a member at a game that are not over, the earliest first. */
export const roundsUnfinished = (db: Reader, { memberId, gameId }: SeatKey): Promise<readonly RoundRow[]> =>
  unfinishedAt.all(db, { memberId, gameId });

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
  const values = { ...row, choice: jsonText(choice), actions: '[]', parts: jsonText(parts) };
  return addedRow(unit.db, 'studioRounds', values);
}

/** Changes a round and answers it as it is then. @param row as it is now, which it is for who has the member's turn */
export async function changeRound(
  unit: Unit,
  row: RoundRow,
  change: Partial<Omit<RoundRow, 'seq' | 'id'>>,
): Promise<RoundRow> {
  await changeRow(unit.db, 'studioRounds', { id: row.id, ...change });
  return { ...row, ...change };
}

/** Forgets a round whose stake was refused. */
export async function removeRound(unit: Unit, { id }: RoundRow): Promise<void> {
  await unit.db.deleteFrom('studioRounds').where('id', '=', id).execute();
}

/** Notes that the page has shown how a round of the member's ended. */
export async function markSeen(unit: Unit, { memberId, gameId }: SeatKey, round: string): Promise<void> {
  await unit.db
    .updateTable('studioRounds')
    .set({ seen: true })
    .where('id', '=', round)
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .execute();
}
