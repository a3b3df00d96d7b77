import { operatorEnding, operatorSpinsEnding } from '@magpie/domain/promos';
import type { OperatorEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import type { FreeSpinRow, MemberPromoRow } from './model.ts';
import { endAward } from './pending.ts';
import { endSpins } from './spins-ends.ts';

/** Ends a promo of a member that is in force or waits. */
export async function endPromoByOperator(
  unit: Unit,
  row: MemberPromoRow,
  ending: OperatorEnding,
): Promise<void> {
  await (row.status === 'ACTIVE' ? endPromo : endAward)(unit, row, operatorEnding[ending]);
}

export const endSpinsByOperator = (unit: Unit, row: FreeSpinRow, ending: OperatorEnding): Promise<void> =>
  endSpins(unit, row, { status: operatorSpinsEnding[ending], cause: 'OPERATOR' });
