import { returnedSpin } from '@magpie/domain/promos';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { grantFreeSpins } from './free-spin-grants.ts';
import type { FreeSpinRow, MemberPromoRow } from './model.ts';
import {
  addSpin,
  changeSpinsLeft,
  findFreeSpins,
  freeSpinGames,
  freeSpinsWith,
  promoRecord,
  renewedRow,
  standingAward,
  takeFreeSpinsBackWith,
} from './store/index.ts';
import type { SpinsOfGame } from './store/index.ts';

/** Of an award that waits, the one that it stands in place of: what is left of its spins is given with it. */
async function begun(db: Reader, award: MemberPromoRow): Promise<MemberPromoRow> {
  const earlier = award.began ? undefined : await renewedRow(db, award);
  return earlier ? begun(db, earlier) : award;
}

async function holderOf(db: Reader, { memberPromoId }: FreeSpinRow): Promise<MemberPromoRow | null> {
  if (memberPromoId === null) return null;
  const holder = await begun(db, await standingAward(db, memberPromoId));
  return holder.id === memberPromoId ? null : holder;
}

async function giveWith(unit: Unit, holder: MemberPromoRow, spin: SpinsOfGame): Promise<void> {
  const expiresAt = holder.expiresAt === null ? null : new Date(holder.expiresAt);
  const becomes = returnedSpin({ ...holder, expiresAt }, unit.now);
  const [game] = (await freeSpinGames(unit.db, [spin.freeSpin])).filter(
    ({ gameId, remaining }) => gameId === spin.gameId && remaining !== null,
  );
  if (becomes === 'GONE' || !game) return;
  const isTaken = becomes === 'TAKEN_BACK';
  const held = (await freeSpinsWith(unit.db, [holder.id]))
    .filter(({ status, takenBack }) => (isTaken ? takenBack : status === 'ACTIVE'))
    .map(({ id }) => id);
  const same = (await freeSpinGames(unit.db, held)).find(({ gameId }) => gameId === game.gameId);
  if (same) return addSpin(unit.db, same);
  const { id: memberPromoId, memberId, promoUsed } = holder;
  const record = await promoRecord(unit.db, holder.promoId);
  if (!record) throw new Error(`The promo ${holder.promoId} of a member does not exist.`);
  const spins = [{ ...game, betCount: 1 }];
  await grantFreeSpins(unit, { memberId, record, spins, memberPromoId, promoUsed, expiresAt });
  if (isTaken) await takeFreeSpinsBackWith(unit.db, memberPromoId, 'CANCELLED');
}

/** Gives a spin back whose round was annulled, with the award that stands in place of its own where that was given anew. */
export async function returnSpin(unit: Unit, spin: SpinsOfGame): Promise<void> {
  const row = await findFreeSpins(unit.db, spin.freeSpin);
  const holder = row ? await holderOf(unit.db, row) : null;
  await (holder ? giveWith(unit, holder, spin) : changeSpinsLeft(unit.db, spin, 1));
}
