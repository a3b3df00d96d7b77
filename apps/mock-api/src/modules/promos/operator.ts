import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import type { FreeSpinRow, MemberPromoRow } from './model.ts';
import { lapseAward } from './pending.ts';
import { changeMemberPromo, endFreeSpins } from './store/index.ts';

export type OperatorEnding = 'CANCEL' | 'EXPIRE';

/** Ends a promo of a member that is in force or waits. */
export async function endPromoByOperator(
  unit: Unit,
  row: MemberPromoRow,
  ending: OperatorEnding,
): Promise<void> {
  const canceled = { status: 'CANCELED', waitsFor: null, endedAt: unit.now.getTime() } as const;
  if (row.status === 'ACTIVE') await endPromo(unit, row, ending === 'CANCEL' ? 'CANCELED' : 'EXPIRED');
  else if (ending === 'EXPIRE') await lapseAward(unit, row);
  else await changeMemberPromo(unit.db, row.id, canceled);
}

export const endSpinsByOperator = (unit: Unit, { id }: FreeSpinRow, ending: OperatorEnding): Promise<void> =>
  endFreeSpins(unit.db, id, ending === 'CANCEL' ? 'CANCELLED' : 'EXPIRED');
