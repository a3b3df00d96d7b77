import type { Selectable } from 'kysely';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';

export {
  addGameSession,
  checkDueAt,
  endGameSessions,
  endOf,
  gameSessionRow,
  keepSign,
  latestSessionRow,
  liveSessionsOf,
  loginEnd,
  toGameSession,
} from './sessions.ts';

type VendorAccountRow = Selectable<Database['vendorAccounts']>;

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

export async function countPlay(unit: Unit, gameId: string): Promise<void> {
  await unit.db
    .updateTable('games')
    .set((eb) => ({ gamesPlayed: eb('gamesPlayed', '+', 1) }))
    .where('id', '=', gameId)
    .execute();
}
