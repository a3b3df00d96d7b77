import { depositExpiry, hasExpired } from '@magpie/domain/payments';
import { pendingDeposits } from '#modules/payments/index.ts';
import type { Payment } from '#modules/payments/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { enqueue } from './provider.ts';
import { silentTransactions } from './store/index.ts';

export interface SilentTransaction {
  readonly id: string;
  readonly payment: Extract<Payment, { kind: 'deposit' }>;
  /** When the provider gives it up, in ms since 1970 by the world's clock. */
  readonly until: number;
}

export async function silent(db: Reader): Promise<SilentTransaction[]> {
  const rows = new Map((await pendingDeposits(db)).map((row) => [row.id, row]));
  return (await silentTransactions(db, [...rows.keys()])).flatMap(({ id, paymentId }) => {
    const row = rows.get(paymentId);
    const until = row && depositExpiry(row.status, new Date(row.changedAt));
    return until ? [{ id, payment: { kind: 'deposit' as const, row }, until: until.getTime() }] : [];
  });
}

/** Gives up the deposits that the bank never answered in time: the platform is to be told by `cancel` (DEP-25). */
export async function giveUp(world: World): Promise<void> {
  const isOver = ({ payment: { row } }: SilentTransaction) => {
    const { status, changedAt } = row;
    // What the bank never answered it never authorized, as far as the provider knows.
    return hasExpired({ status, changedAt: new Date(changedAt), authorized: false }, world.now());
  };
  if (!(await silent(world.db)).some(isOver)) return;
  await world.write(async (unit) => {
    for (const { id, payment } of (await silent(unit.db)).filter(isOver)) {
      await enqueue(unit, id, payment, [{ call: 'cancel', statusCode: 'EXPIRED' }]);
    }
  });
}
