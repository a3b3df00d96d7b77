import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import { endAward } from './pending.ts';
import { activeRow, pendingRows } from './store/index.ts';

/**
 * Cancels the promo that a deposit awarded once the deposit was taken back, also while it waits to begin: without the deposit
 * the bonus would be a gift.
 */
export async function endPromoOfDeposit(unit: Unit, memberId: string, deposit: string): Promise<void> {
  const ending = { status: 'CANCELED', cause: 'DEPOSIT_REVERSED' } as const;
  const active = await activeRow(unit.db, memberId);
  for (const row of await pendingRows(unit.db, memberId)) {
    if (row.depositId === deposit) await endAward(unit, row, ending);
  }
  if (active?.depositId === deposit) await endPromo(unit, active, ending);
}
