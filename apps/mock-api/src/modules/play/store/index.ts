import { defaultRealityCheck, gameSessionEnd, realityCheckDueAt } from '@magpie/domain/play';
import type { GameSessionFacts, RealityCheckInterval } from '@magpie/domain/play';
import type { Selectable } from 'kysely';
import { changeRow, prepared } from '#platform/store/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { Catalogue } from '../../games/index.ts';
import type { GameSessionModel } from '../model.ts';

type VendorAccountRow = Selectable<Database['vendorAccounts']>;

interface GameSessionRow extends Selectable<Database['gameSessions']> {
  readonly loginEndedAt: number | null;
  readonly loginExpiresAt: number | null;
  readonly memberStatus: string;
  /** Null when the member has chosen none. */
  readonly checkInterval: RealityCheckInterval | null;
}

export interface VendorAccountKey {
  readonly memberId: string;
  readonly vendorId: string;
  readonly gameCategoryId: string;
}

/** The member's account at a vendor for a category, or undefined. */
export async function findVendorAccount(
  db: Reader,
  { memberId, vendorId, gameCategoryId }: VendorAccountKey,
): Promise<VendorAccountRow | undefined> {
  return db
    .selectFrom('vendorAccounts')
    .selectAll()
    .where((eb) => eb.and({ memberId, vendorId, gameCategoryId }))
    .executeTakeFirst();
}

/** Whether the member has an account at a vendor for one of some categories (PLAY-27). */
export async function hasVendorAccount(
  db: Reader,
  ask: { readonly memberId: string; readonly vendorId: string; readonly gameCategoryIds: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('vendorAccounts')
    .select('id')
    .where('memberId', '=', ask.memberId)
    .where('vendorId', '=', ask.vendorId)
    .where('gameCategoryId', 'in', ask.gameCategoryIds)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addVendorAccount(unit: Unit, key: VendorAccountKey): Promise<VendorAccountRow> {
  return unit.db
    .insertInto('vendorAccounts')
    .values({
      id: unit.id('vac'),
      memberId: key.memberId,
      vendorId: key.vendorId,
      gameCategoryId: key.gameCategoryId,
      transferStatus: null,
      createdAt: unit.now.getTime(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
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

function gameSessions(db: Reader) {
  return db
    .selectFrom('gameSessions')
    .innerJoin('members', 'members.id', 'gameSessions.memberId')
    .leftJoin('sessions', 'sessions.id', 'gameSessions.loginSessionId')
    .leftJoin('realityChecks', 'realityChecks.memberId', 'gameSessions.memberId')
    .selectAll('gameSessions')
    .select([
      'sessions.endedAt as loginEndedAt',
      'sessions.expiresAt as loginExpiresAt',
      'members.status as memberStatus',
      'realityChecks.checkInterval',
    ]);
}

const byId = prepared((db: Reader, { id }: { readonly id: string }) =>
  gameSessions(db).where('gameSessions.id', '=', id),
);

export async function gameSessionRow(db: Reader, id: string): Promise<GameSessionRow | undefined> {
  return byId.first(db, { id });
}

const liveLogin = prepared((db: Reader, { id, now }: { readonly id: string; readonly now: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.memberId')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('members.status', '=', 'ENABLED'),
);

/** Whether a login session goes on, of a member who may play. */
export async function isLoginLive(db: Reader, id: string, now: Date): Promise<boolean> {
  return (await liveLogin.first(db, { id, now: now.getTime() })) !== undefined;
}

const latest = prepared((db: Reader, the: { readonly login: string; readonly gameId: string }) =>
  gameSessions(db)
    .where('gameSessions.loginSessionId', '=', the.login)
    .where('gameSessions.gameId', '=', the.gameId)
    .orderBy((eb) => eb.case().when('gameSessions.endedAt', 'is', null).then(0).else(1).end())
    .orderBy('gameSessions.startedAt', 'desc')
    .limit(1),
);

/** The latest session at a game that was started in a login session, or undefined; it may have ended. */
export async function latestSessionRow(
  db: Reader,
  loginSessionId: string,
  gameId: string,
): Promise<GameSessionRow | undefined> {
  return latest.first(db, { login: loginSessionId, gameId });
}

export async function endGameSessions(unit: Unit, memberId: string, id?: string): Promise<void> {
  const open = await gameSessions(unit.db)
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

export async function countPlay(unit: Unit, gameId: string): Promise<void> {
  await unit.db
    .updateTable('games')
    .set((eb) => ({ gamesPlayed: eb('gamesPlayed', '+', 1) }))
    .where('id', '=', gameId)
    .execute();
}
