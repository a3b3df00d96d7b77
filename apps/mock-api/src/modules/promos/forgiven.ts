import type { Unit } from '#platform/worlds/index.ts';
import {
  changeMemberPromo,
  forgetTakenBack,
  forgetTakenBackWith,
  isTakenBackWithAny,
  promosOfDeposit,
} from './store/index.ts';

/** Nothing more is taken of an award, as it is earned again without what it was taken back with. */
export async function forgiveAward(unit: Unit, id: string): Promise<void> {
  await forgetTakenBack(unit.db, id);
  await changeMemberPromo(unit.db, id, { takenBackPlace: null });
}

/**
 * Nothing more is taken of what a deposit awarded, as its dispute is lifted, unless it was taken back with another deposit too;
 * what is taken already stays so.
 */
export async function forgiveOwedFor(unit: Unit, deposit: string): Promise<void> {
  const promos = await promosOfDeposit(unit.db, deposit);
  await forgetTakenBackWith(unit.db, deposit);
  for (const { id } of promos) {
    if (!(await isTakenBackWithAny(unit.db, id)))
      await changeMemberPromo(unit.db, id, { takenBackPlace: null });
  }
}
