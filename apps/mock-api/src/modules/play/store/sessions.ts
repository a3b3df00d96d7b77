import { defaultRealityCheck, gameSessionEnd, realityCheckDueAt } from '@magpie/domain/play';
import type { GameSessionFacts, RealityCheckInterval } from '@magpie/domain/play';
import type { Selectable } from 'kysely';
import { changeRow, kept, prepared } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { Catalogue } from '../../games/index.ts';
import type { GameSessionModel } from '../model.ts';

interface GameSessionRow extends Selectable<Database['gameSessions']> {
  readonly loginEndedAt: number | null;
  readonly loginExpiresAt: number | null;
  readonly memberStatus: string;
  /** Null when the member has chosen none. */
  readonly checkInterval: RealityCheckInterval | null;
}

const moment = (ms: number | null) => (ms === null ? null : new Date(ms));

function loginOf(row: GameSessionRow): GameSessionFacts['login'] {
  if (row.loginSessionId === null) return null;
  if (row.loginExpiresAt === null) return 'REMOVED';
  return { endedAt: moment(row.loginEndedAt), expiresAt: new Date(row.loginExpiresAt) };
}

/** When a game session ended; null while it is live (PLAY-28). */
export function endOf(row: GameSessionRow, now: Date): Date | null {
  const { endedAt, lastSignAt, startedAt } = row;
  return gameSessionEnd(
    {
      endedAt: moment(endedAt),
      lastSignAt: new Date(lastSignAt ?? startedAt),
      login: loginOf(row),
      enabled: row.memberStatus === 'ENABLED',
    },
    now,
  );
}

const countedFrom = (row: Pick<GameSessionRow, 'countedFromAt' | 'startedAt'>) =>
  new Date(row.countedFromAt ?? row.startedAt);

/** When the reality check of a session is due; null when never. */
export function checkDueAt(row: GameSessionRow): Date | null {
  return realityCheckDueAt(row.checkInterval ?? defaultRealityCheck, countedFrom(row));
}

/** A session as stored, in terms of the code; null when its game has left the catalogue. */
export function toGameSession(row: GameSessionRow, catalogue: Catalogue, now: Date): GameSessionModel | null {
  const game = catalogue.gameById.get(row.gameId);
  if (!game) return null;
  return {
    id: row.id,
    memberId: row.memberId,
    game,
    currency: row.currency,
    freeSpin: row.freeSpinId,
    balanceType: row.balanceType,
    dateTimeStarted: new Date(row.startedAt).toISOString(),
    dateTimeEnded: endOf(row, now)?.toISOString() ?? null,
    countedFrom: countedFrom(row),
    checkDueAt: checkDueAt(row),
  };
}

/** All of a session but its signs of life, which each bet is one of. */
const terms = [
  'id',
  'memberId',
  'gameId',
  'currency',
  'balanceType',
  'freeSpinId',
  'loginSessionId',
  'startedAt',
  'endedAt',
  'countedFromAt',
] as const;

function gameSessions(db: Reader) {
  return db
    .selectFrom('gameSessions')
    .innerJoin('members', 'members.id', 'gameSessions.memberId')
    .leftJoin('sessions', 'sessions.id', 'gameSessions.loginSessionId')
    .leftJoin('realityChecks', 'realityChecks.memberId', 'gameSessions.memberId')
    .select(terms.map((column) => `gameSessions.${column}` as const))
    .select([
      'sessions.endedAt as loginEndedAt',
      'sessions.expiresAt as loginExpiresAt',
      'members.status as memberStatus',
      'realityChecks.checkInterval',
    ]);
}

const login = [
  { table: 'sessions', columns: ['memberId', 'endedAt', 'expiresAt'] },
  { table: 'members', columns: ['status'] },
] as const;

const byId = prepared((db: Reader, { id }: { readonly id: string }) =>
  gameSessions(db).where('gameSessions.id', '=', id),
);

const termsOf = kept([{ table: 'gameSessions', columns: terms }, ...login, 'realityChecks'], (db, id) =>
  byId.first(db, { id }),
);

const sign = prepared((db: Reader, { id }: { readonly id: string }) =>
  db.selectFrom('gameSessions').select('lastSignAt').where('id', '=', id),
);

export async function gameSessionRow(db: Reader, id: string): Promise<GameSessionRow | undefined> {
  const agreed = await termsOf(db, id);
  return agreed && { ...agreed, lastSignAt: (await sign.first(db, { id }))?.lastSignAt ?? null };
}

const loginOfId = prepared((db: Reader, { id }: { readonly id: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.memberId')
    .select('sessions.expiresAt')
    .where('sessions.id', '=', id)
    .where('sessions.endedAt', 'is', null)
    .where('members.status', '=', 'ENABLED'),
);

const openLogin = kept(login, (db, id) => loginOfId.first(db, { id }));

/** Until when a login session goes on, of a member who may play; null when it is over already. */
export async function loginEnd(db: Reader, id: string): Promise<Date | null> {
  return moment((await openLogin(db, id))?.expiresAt ?? null);
}

const latest = prepared((db: Reader, the: { readonly login: string; readonly gameId: string }) =>
  db
    .selectFrom('gameSessions')
    .select('id')
    .where('loginSessionId', '=', the.login)
    .where('gameId', '=', the.gameId)
    .orderBy((eb) => eb.case().when('endedAt', 'is', null).then(0).else(1).end())
    .orderBy('startedAt', 'desc')
    .limit(1),
);

const latestId = kept([{ table: 'gameSessions', columns: terms }], async (db, key) => {
  const [of = '', gameId = ''] = key.split(' ');
  return (await latest.first(db, { login: of, gameId }))?.id;
});

/** The latest session at a game that was started in a login session, or undefined; it may have ended. */
export async function latestSessionRow(
  db: Reader,
  loginSessionId: string,
  gameId: string,
): Promise<GameSessionRow | undefined> {
  const id = await latestId(db, `${loginSessionId} ${gameId}`);
  return id === undefined ? undefined : gameSessionRow(db, id);
}

export async function endGameSessions(unit: Unit, memberId: string, id?: string): Promise<void> {
  const open = await gameSessions(unit.db)
    .select('gameSessions.lastSignAt')
    .where('gameSessions.memberId', '=', memberId)
    .where('gameSessions.endedAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('gameSessions.id', '=', id ?? ''))
    .execute();
  for (const row of open) {
    const end = endOf(row, unit.now) ?? unit.now;
    await unit.db
      .updateTable('gameSessions')
      .set({ endedAt: end.getTime() })
      .where('id', '=', row.id)
      .execute();
  }
}

export async function liveSessionsOf(db: Reader, loginSessionId: string, now: Date): Promise<string[]> {
  const rows = await gameSessions(db)
    .select('gameSessions.lastSignAt')
    .where('gameSessions.loginSessionId', '=', loginSessionId)
    .where('gameSessions.endedAt', 'is', null)
    .execute();
  return rows.filter((row) => endOf(row, now) === null).map(({ id }) => id);
}

export async function keepSign(unit: Unit, id: string): Promise<void> {
  await changeRow(unit.db, 'gameSessions', { id, lastSignAt: unit.now.getTime() });
}

export async function addGameSession(
  unit: Unit,
  values: Pick<
    GameSessionRow,
    'memberId' | 'gameId' | 'currency' | 'balanceType' | 'freeSpinId' | 'loginSessionId' | 'countedFromAt'
  >,
): Promise<string> {
  const id = unit.id('gse');
  const now = unit.now.getTime();
  await unit.db
    .insertInto('gameSessions')
    .values({ id, ...values, startedAt: now, lastSignAt: now })
    .execute();
  return id;
}
