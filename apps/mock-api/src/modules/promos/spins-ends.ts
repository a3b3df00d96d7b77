import { freeSpinStatus } from '@magpie/domain/free-spins';
import type { FreeSpinStatus } from '@magpie/domain/free-spins';
import { spinsEndMessage } from '@magpie/domain/messages';
import type { SpinsEnd, SpinsEndCause } from '@magpie/domain/messages';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import type { FreeSpinRow } from './model.ts';
import { endFreeSpins, findMemberPromo, freeSpinGames, freeSpinRow, promoRecord } from './store/index.ts';

async function withPromo(db: Reader, { memberPromoId }: FreeSpinRow): Promise<boolean> {
  if (memberPromoId === null) return false;
  return (await findMemberPromo(db, memberPromoId))?.status === 'ACTIVE';
}

/** Tells of the end of free spins what their member did not bring about. */
export async function tellSpinsEnd(
  unit: Unit,
  { id, memberId, promoId }: FreeSpinRow,
  end: SpinsEnd,
): Promise<void> {
  const record = await promoRecord(unit.db, promoId);
  const message = record && spinsEndMessage(end, record.row.name);
  if (message)
    await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject: { kind: 'FREE_SPINS', id } });
}

/** Ends free spins that are in force, and tells of it. */
export async function endSpins(
  unit: Unit,
  row: FreeSpinRow,
  { status, cause }: { readonly status: FreeSpinStatus; readonly cause: SpinsEndCause },
): Promise<void> {
  await endFreeSpins(unit.db, row.id, status);
  await tellSpinsEnd(unit, row, { cause, withPromo: await withPromo(unit.db, row) });
}

/** Ends a member's free spins that are played or over, unless they have ended. */
export async function settleFreeSpins(unit: Unit, memberId: string, id: string): Promise<void> {
  const row = await freeSpinRow(unit.db, memberId, id);
  if (row?.status !== 'ACTIVE') return;
  const games = await freeSpinGames(unit.db, [id]);
  const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt);
  const status = freeSpinStatus({ expiresAt, remaining: games.map(({ remaining }) => remaining) }, unit.now);
  if (status === 'COMPLETE') await endFreeSpins(unit.db, id, status);
  if (status === 'EXPIRED') await endSpins(unit, row, { status, cause: 'TIME' });
}
