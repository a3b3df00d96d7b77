import type { Unit } from '#platform/worlds/index.ts';
import { endPromo } from './endings.ts';
import { activeRow } from './store/index.ts';

export interface TakenDeposit {
  readonly memberId: string;
  /** The promo that it was made with, or null. */
  readonly promoId: string | null;
  readonly amount: bigint;
  /** When it was approved, which is when it awarded the promo. */
  readonly approvedAt: number;
}

/** Cancels the promo that a deposit awarded once the deposit was taken back: without it the bonus would be a gift. */
export async function endPromoOfDeposit(unit: Unit, deposit: TakenDeposit): Promise<void> {
  const active = await activeRow(unit.db, deposit.memberId);
  if (!active) return;
  const { promoId, amountMinor, createdAt } = active;
  const awarded =
    promoId === deposit.promoId && amountMinor === deposit.amount && createdAt === deposit.approvedAt;
  if (awarded) await endPromo(unit, active, 'CANCELED');
}
