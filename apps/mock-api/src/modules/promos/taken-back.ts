import type { FreeSpinStatus } from '@magpie/domain/free-spins';
import { takeBackPlan, takenBack } from '@magpie/domain/promos';
import { lastPlace } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { bonusMoneyOf } from './bonus-money.ts';
import { tellEnd } from './end-notices.ts';
import { endedBy } from './ended.ts';
import { endPromo } from './endings.ts';
import type { MemberPromoRow } from './model.ts';
import { endAward } from './pending.ts';
import { reclaimAll } from './reclaims.ts';
import { tellSpinsEnd } from './spins-ends.ts';
import {
  changeMemberPromo,
  keepTakenBackWith,
  promosOfDeposit,
  takeFreeSpinsBackWith,
} from './store/index.ts';

async function undo(unit: Unit, row: MemberPromoRow): Promise<void> {
  await changeMemberPromo(unit.db, row.id, endedBy(takenBack, unit));
  await tellEnd(unit, row, takenBack.cause);
}

const endingOf = { ACTIVE: endPromo, PENDING: endAward, COMPLETE: undo } as const;

async function takeSpins(
  unit: Unit,
  { id }: MemberPromoRow,
  { spins, withPromo }: { readonly spins: FreeSpinStatus; readonly withPromo: boolean },
): Promise<void> {
  for (const row of await takeFreeSpinsBackWith(unit.db, id, spins))
    await tellSpinsEnd(unit, row, { cause: takenBack.cause, withPromo });
}

async function keepTakenBonus(unit: Unit, row: MemberPromoRow, ends: keyof typeof endingOf): Promise<void> {
  if (ends === 'COMPLETE') return;
  const takenBonusMinor = ends === 'ACTIVE' ? await bonusMoneyOf(unit.db, row) : row.bonusMinor;
  await changeMemberPromo(unit.db, row.id, { takenBonusMinor });
}

async function markTakenBack(unit: Unit, { id, takenBackAt }: MemberPromoRow): Promise<void> {
  const takenBackPlace = await lastPlace(unit.db);
  await changeMemberPromo(unit.db, id, { takenBackAt: takenBackAt ?? unit.now.getTime(), takenBackPlace });
}

/**
 * Takes back an award whose deposit was taken back: it ends if it is in force or waits, a completed one is cancelled after the
 * fact, so that what its open rounds win is taken too, and the cash that it became goes as far as it is there. What is away in a
 * withdrawal or a bet goes when it comes back, and any other rest when the deposit is taken back again. Free spins that came
 * with it end, however it ended itself.
 */
export async function takeBackPromo(unit: Unit, row: MemberPromoRow, deposit: string): Promise<void> {
  if (row.takenBackAt === null) {
    const { ends, spins } = takeBackPlan(row);
    if (spins) await takeSpins(unit, row, { spins, withPromo: ends !== null });
    if (ends) {
      await keepTakenBonus(unit, row, ends);
      await endingOf[ends](unit, row, takenBack);
    }
  }
  await keepTakenBackWith(unit.db, row.id, deposit);
  if (row.takenBackPlace === null) await markTakenBack(unit, row);
  await reclaimAll(unit, row);
}

/** Takes back what a deposit awarded: without the deposit the bonus would be a gift. */
export async function takeBackPromosOf(unit: Unit, deposit: string): Promise<void> {
  for (const row of await promosOfDeposit(unit.db, deposit)) await takeBackPromo(unit, row, deposit);
}
