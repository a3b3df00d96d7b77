import { gameSessionEnd } from '@magpie/domain/play';
import type { GameSessionFacts } from '@magpie/domain/play';
import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import type { Catalogue } from '../games/index.ts';
import type { GameSessionModel } from './model.ts';

type VendorAccountRow = Selectable<Database['vendor_accounts']>;

interface GameSessionRow extends Selectable<Database['game_sessions']> {
  readonly login_ended_at: number | null;
  readonly login_expires_at: number | null;
  readonly member_status: string;
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
    .selectFrom('vendor_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('vendor_id', '=', vendorId)
    .where('game_category_id', '=', gameCategoryId)
    .executeTakeFirst();
}

/** Whether the member has an account at a vendor for one of some categories (PLAY-27). */
export async function hasVendorAccount(
  db: Reader,
  ask: { readonly memberId: string; readonly vendorId: string; readonly gameCategoryIds: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('vendor_accounts')
    .select('id')
    .where('member_id', '=', ask.memberId)
    .where('vendor_id', '=', ask.vendorId)
    .where('game_category_id', 'in', ask.gameCategoryIds)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addVendorAccount(unit: Unit, key: VendorAccountKey): Promise<VendorAccountRow> {
  return unit.db
    .insertInto('vendor_accounts')
    .values({
      id: unit.id('vac'),
      member_id: key.memberId,
      vendor_id: key.vendorId,
      game_category_id: key.gameCategoryId,
      transfer_status: null,
      created_at: unit.now.getTime(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const moment = (ms: number | null) => (ms === null ? null : new Date(ms));

function loginOf(row: GameSessionRow): GameSessionFacts['login'] {
  if (row.login_session_id === null) return null;
  if (row.login_expires_at === null) return 'REMOVED';
  return { endedAt: moment(row.login_ended_at), expiresAt: new Date(row.login_expires_at) };
}

/** When a game session ended; null while it is live (PLAY-28). */
export function endOf(row: GameSessionRow, now: Date): Date | null {
  const { ended_at, last_sign_at, started_at } = row;
  return gameSessionEnd(
    {
      endedAt: moment(ended_at),
      lastSignAt: new Date(last_sign_at ?? started_at),
      login: loginOf(row),
      enabled: row.member_status === 'ENABLED',
    },
    now,
  );
}

/** A session as stored, in terms of the code; null when its game has left the catalogue. */
export function toGameSession(row: GameSessionRow, catalogue: Catalogue, now: Date): GameSessionModel | null {
  const game = catalogue.gameById.get(row.game_id);
  if (!game) return null;
  return {
    id: row.id,
    memberId: row.member_id,
    game,
    currency: row.currency,
    freeSpin: row.free_spin_id,
    balanceType: row.balance_type,
    dateTimeStarted: new Date(row.started_at).toISOString(),
    dateTimeEnded: endOf(row, now)?.toISOString() ?? null,
  };
}

function gameSessions(db: Reader) {
  return db
    .selectFrom('game_sessions')
    .innerJoin('members', 'members.id', 'game_sessions.member_id')
    .leftJoin('sessions', 'sessions.id', 'game_sessions.login_session_id')
    .selectAll('game_sessions')
    .select([
      'sessions.ended_at as login_ended_at',
      'sessions.expires_at as login_expires_at',
      'members.status as member_status',
    ]);
}

export async function gameSessionRow(db: Reader, id: string): Promise<GameSessionRow | undefined> {
  return gameSessions(db).where('game_sessions.id', '=', id).executeTakeFirst();
}

/** Whether a login session goes on, of a member who may play. */
export async function isLoginLive(db: Reader, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.getTime())
    .where('members.status', '=', 'ENABLED')
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest session at a game that was started in a login session, or undefined; it may have ended. */
export async function latestSessionRow(
  db: Reader,
  loginSessionId: string,
  gameId: string,
): Promise<GameSessionRow | undefined> {
  return gameSessions(db)
    .where('game_sessions.login_session_id', '=', loginSessionId)
    .where('game_sessions.game_id', '=', gameId)
    .orderBy((eb) => eb.case().when('game_sessions.ended_at', 'is', null).then(0).else(1).end())
    .orderBy('game_sessions.started_at', 'desc')
    .executeTakeFirst();
}

export async function endGameSessions(unit: Unit, memberId: string, id?: string): Promise<void> {
  const open = await gameSessions(unit.db)
    .where('game_sessions.member_id', '=', memberId)
    .where('game_sessions.ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('game_sessions.id', '=', id ?? ''))
    .execute();
  for (const row of open) {
    const end = endOf(row, unit.now) ?? unit.now;
    await unit.db
      .updateTable('game_sessions')
      .set({ ended_at: end.getTime() })
      .where('id', '=', row.id)
      .execute();
  }
}

export async function liveSessionsOf(db: Reader, loginSessionId: string, now: Date): Promise<string[]> {
  const rows = await gameSessions(db)
    .where('game_sessions.login_session_id', '=', loginSessionId)
    .where('game_sessions.ended_at', 'is', null)
    .execute();
  return rows.filter((row) => endOf(row, now) === null).map(({ id }) => id);
}

export async function keepSign(unit: Unit, id: string): Promise<void> {
  await unit.db
    .updateTable('game_sessions')
    .set({ last_sign_at: unit.now.getTime() })
    .where('id', '=', id)
    .execute();
}

export async function addGameSession(
  unit: Unit,
  values: Pick<
    GameSessionRow,
    'member_id' | 'game_id' | 'currency' | 'balance_type' | 'free_spin_id' | 'login_session_id'
  >,
): Promise<string> {
  const id = unit.id('gse');
  const now = unit.now.getTime();
  await unit.db
    .insertInto('game_sessions')
    .values({ id, ...values, started_at: now, last_sign_at: now })
    .execute();
  return id;
}

export async function countPlay(unit: Unit, gameId: string): Promise<void> {
  await unit.db
    .updateTable('games')
    .set((eb) => ({ games_played: eb('games_played', '+', 1) }))
    .where('id', '=', gameId)
    .execute();
}
