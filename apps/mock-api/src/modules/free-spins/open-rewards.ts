import { isFreeSpinPromo } from '@magpie/domain/promos';
import type { RewardFacts } from '@magpie/domain/rewards';
import type { World } from '#platform/worlds/index.ts';
import { activeFreeSpins, freeSpinGames, promoRows, recordsOf, usesOf } from '../promos/index.ts';
import { claimable, claimantOf } from './claimable.ts';

const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** The free spins that a member has claimed. */
export async function spinRewards({ db }: World, memberId: string): Promise<RewardFacts[]> {
  const rows = await activeFreeSpins(db, memberId);
  const games = await freeSpinGames(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, status, activated, expiresAt }) => ({
    kind: 'SPINS',
    games: games
      .filter(({ freeSpinId }) => freeSpinId === id)
      .map(({ remaining }) => ({ status, activated, expiresAt: date(expiresAt), remaining })),
  }));
}

/** The promos whose free spins a member may claim. */
export async function offerRewards(world: World, memberId: string): Promise<RewardFacts[]> {
  const { db } = world;
  const rows = (await promoRows(db)).filter(({ active, type }) => active && isFreeSpinPromo(type));
  const claimant = await claimantOf(db, memberId);
  const uses = await usesOf(
    db,
    memberId,
    rows.map(({ id }) => id),
  );
  return (await recordsOf(db, rows)).map((record) => ({
    kind: 'FREE_SPIN_PROMO',
    claim: { ...claimant, promo: claimable(record, uses.get(record.row.id) ?? 0, world.now()) },
    endsAt: date(record.row.expiresAt),
  }));
}
