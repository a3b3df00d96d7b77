import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import type { MemberPromoRow } from './model.ts';
import { cancelAward } from './pending.ts';
import { activeRow, pendingRows } from './store/index.ts';

export interface TakenDeposit {
  readonly memberId: string;
  /** The promo that it was made with, or null. */
  readonly promoId: string | null;
  readonly amount: bigint;
  /** When it was approved, which is when it awarded the promo. */
  readonly approvedAt: number;
}

const isAwardedBy = ({ promoId, amountMinor, createdAt }: MemberPromoRow, deposit: TakenDeposit): boolean =>
  promoId === deposit.promoId && amountMinor === deposit.amount && createdAt === deposit.approvedAt;

/**
 * Cancels the promo that a deposit awarded once the deposit was taken back, also while it waits to begin: without the deposit
 * the bonus would be a gift.
 */
export async function endPromoOfDeposit(unit: Unit, deposit: TakenDeposit): Promise<void> {
  const { memberId } = deposit;
  const active = await activeRow(unit.db, memberId);
  for (const row of await pendingRows(unit.db, memberId)) {
    if (isAwardedBy(row, deposit)) await cancelAward(unit, row);
  }
  if (active && isAwardedBy(active, deposit)) await endPromo(unit, active, 'CANCELED');
}
