import type { GrantForm } from '@magpie/domain/promos';
import type { HeldReward } from '#__generated__/control.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { openBonusRows } from '../bonuses/index.ts';
import { activeFreeSpins, activeRow, optionalMoment, pendingRows } from '../promos/index.ts';
import { findMember } from './members.ts';

interface Held {
  readonly id: string;
  readonly memberId: string;
  readonly promoId: string;
  readonly status: string;
  readonly expiresAt: number | null;
}

const view = (form: GrantForm, { id, memberId, promoId, status, expiresAt }: Held): HeldReward => ({
  ...{ id, form, member: memberId, promo: promoId, status },
  expiresAt: optionalMoment(expiresAt),
});

/** What a member has been given and has not ended, at a moment. */
export async function heldBy(db: Reader, memberId: string, now: Date): Promise<HeldReward[]> {
  const active = await activeRow(db, memberId);
  const promos = [...(active ? [active] : []), ...(await pendingRows(db, memberId))];
  const bonuses = await openBonusRows(db, memberId, now);
  return [
    ...promos.map((row) => view('PROMO', row)),
    ...(await activeFreeSpins(db, memberId)).map((row) => view('FREE_SPINS', row)),
    ...bonuses.map((row) => view('BONUS', { ...row, status: 'PENDING' })),
  ];
}

/** The same by their name, now. @throws Refusal NOT_FOUND for an unknown member */
export async function heldRewards(world: World, member: string): Promise<HeldReward[]> {
  return heldBy(world.db, (await findMember(world.db, member)).id, world.now());
}
