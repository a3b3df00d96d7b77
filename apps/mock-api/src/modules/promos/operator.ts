import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import type { FreeSpinRow, MemberPromoRow } from './model.ts';
import { endAward } from './pending.ts';
import { endFreeSpins } from './store/index.ts';

export type OperatorEnding = 'CANCEL' | 'EXPIRE';

/** Ends a promo of a member that is in force or waits. */
export async function endPromoByOperator(
  unit: Unit,
  row: MemberPromoRow,
  ending: OperatorEnding,
): Promise<void> {
  const status = ending === 'CANCEL' ? 'CANCELED' : 'EXPIRED';
  await (row.status === 'ACTIVE' ? endPromo : endAward)(unit, row, { status, cause: 'OPERATOR' });
}

export const endSpinsByOperator = (unit: Unit, { id }: FreeSpinRow, ending: OperatorEnding): Promise<void> =>
  endFreeSpins(unit.db, id, ending === 'CANCEL' ? 'CANCELLED' : 'EXPIRED');
