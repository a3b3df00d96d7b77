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
  promoRecord,
  renewedRow,
  spinsAndGamesWith,
  standingAward,
  takeFreeSpinsBackWith,
  withEarlier,
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

/** The free spins in a game of an award and of those that it stands in place of, the newest first. */
async function spinsIn(db: Reader, holder: MemberPromoRow, gameId: string) {
  const { spins, games } = await spinsAndGamesWith(db, await withEarlier(db, holder));
  return spins.flatMap((row) => {
    const game = games.find((each) => each.freeSpinId === row.id && each.gameId === gameId);
    return game ? [{ row, game }] : [];
  });
}

async function giveWith(unit: Unit, holder: MemberPromoRow, spin: SpinsOfGame): Promise<void> {
  const games = await freeSpinGames(unit.db, [spin.freeSpin]);
  // Spins without a number were given anew whole.
  const game = games.find(({ gameId, remaining }) => gameId === spin.gameId && remaining !== null);
  const expiresAt = holder.expiresAt === null ? null : new Date(holder.expiresAt);
  const all = await spinsIn(unit.db, holder, spin.gameId);
  const facts = { isTakenBack: holder.takenBackAt !== null, spins: all.map(({ row }) => row) };
  const becomes = returnedSpin({ ...holder, expiresAt, ...facts }, unit.now);
  if (becomes === 'GONE' || !game) return;
  const held = all.find(({ row }) => row.memberPromoId === holder.id);
  if (held && held.row.status !== 'COMPLETE') return addSpin(unit.db, held.game);
  const { id: memberPromoId, memberId, promoUsed } = holder;
  const record = await promoRecord(unit.db, holder.promoId);
  if (!record) throw new Error(`The promo ${holder.promoId} of a member does not exist.`);
  const spins = [{ ...game, betCount: 1 }];
  await grantFreeSpins(unit, { memberId, record, spins, memberPromoId, promoUsed, expiresAt });
  if (becomes === 'TAKEN_BACK') await takeFreeSpinsBackWith(unit.db, memberPromoId, 'CANCELLED');
}

/** Gives a spin back whose round was annulled, with the award that stands in place of its own where that was given anew. */
export async function returnSpin(unit: Unit, spin: SpinsOfGame): Promise<void> {
  const row = await findFreeSpins(unit.db, spin.freeSpin);
  const holder = row ? await holderOf(unit.db, row) : null;
  await (holder ? giveWith(unit, holder, spin) : changeSpinsLeft(unit.db, spin, 1));
}
