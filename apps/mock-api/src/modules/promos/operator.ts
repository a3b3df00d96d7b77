import type { PromoEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import type { FreeSpinRow, MemberPromoRow } from './model.ts';
import { endAward } from './pending.ts';
import { endFreeSpins } from './store/index.ts';

export type OperatorEnding = 'CANCEL' | 'EXPIRE';

/** How a promo ends that the operator ends. */
export function operatorEnding(ending: OperatorEnding): PromoEnding {
  return { status: ending === 'CANCEL' ? 'CANCELED' : 'EXPIRED', cause: 'OPERATOR' };
}

/** Ends a promo of a member that is in force or waits. */
export async function endPromoByOperator(
  unit: Unit,
  row: MemberPromoRow,
  ending: OperatorEnding,
): Promise<void> {
  await (row.status === 'ACTIVE' ? endPromo : endAward)(unit, row, operatorEnding(ending));
}

export const endSpinsByOperator = (unit: Unit, { id }: FreeSpinRow, ending: OperatorEnding): Promise<void> =>
  endFreeSpins(unit.db, id, ending === 'CANCEL' ? 'CANCELLED' : 'EXPIRED');
