import type { Selectable } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import type { Catalogue } from '../games/index.ts';
import type { GameSessionModel } from './model.ts';

type VendorAccountRow = Selectable<Database['vendor_accounts']>;
type GameSessionRow = Selectable<Database['game_sessions']>;

/** What a member's account at a vendor is for. */
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

/** Makes the member's account at a vendor. */
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

/** A session as stored, in terms of the code; null when its game has left the catalogue. */
export function toGameSession(row: GameSessionRow, catalogue: Catalogue): GameSessionModel | null {
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
    dateTimeEnded: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  };
}

/** The session of that id, or undefined. */
export async function gameSessionRow(db: Reader, id: string): Promise<GameSessionRow | undefined> {
  return db.selectFrom('game_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The member's latest session at a game, or undefined; it may have ended. */
export async function latestSessionRow(
  db: Reader,
  memberId: string,
  gameId: string,
): Promise<GameSessionRow | undefined> {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .orderBy((eb) => eb.case().when('ended_at', 'is', null).then(0).else(1).end())
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
}

/** Ends the live sessions of a member, or the one of that id. */
export async function endGameSessions(unit: Unit, memberId: string, id?: string): Promise<void> {
  await unit.db
    .updateTable('game_sessions')
    .set({ ended_at: unit.now.getTime() })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}

/** Begins a session. */
export async function addGameSession(
  unit: Unit,
  values: Pick<GameSessionRow, 'member_id' | 'game_id' | 'currency' | 'balance_type' | 'free_spin_id'>,
): Promise<GameSessionRow> {
  return unit.db
    .insertInto('game_sessions')
    .values({ id: unit.id('gse'), ...values, started_at: unit.now.getTime() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts one more play of a game. */
export async function countPlay(unit: Unit, gameId: string): Promise<void> {
  await unit.db
    .updateTable('games')
    .set((eb) => ({ games_played: eb('games_played', '+', 1) }))
    .where('id', '=', gameId)
    .execute();
}

/** Whether the member may play now: ENABLED and logged in somewhere (SESS-40, PLAY-17). */
export async function mayPlay(db: Reader, memberId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.id')
    .where('sessions.member_id', '=', memberId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.getTime())
    .where('members.status', '=', 'ENABLED')
    .executeTakeFirst();
  return row !== undefined;
}
