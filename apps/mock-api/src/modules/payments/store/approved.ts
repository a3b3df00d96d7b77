import type { AmountInCurrency } from '@magpie/domain/payments';
import type { EpochMs, Reader } from '#platform/store/index.ts';

export interface ApprovedQuery {
  readonly memberId: string;
  /** Approved at this moment or later. */
  readonly from?: EpochMs;
  /** Approved at this moment or earlier. */
  readonly to?: EpochMs;
}

/** Approved payments of a member; a deposit that was taken back is none any more. */
const approved = (db: Reader, table: 'deposits' | 'withdrawals', memberId: string) =>
  db
    .selectFrom(table)
    .where('memberId', '=', memberId)
    .where('status', '=', 'APPROVED')
    .$if(table === 'deposits', (query) => query.where('reversedAt', 'is', null));

/** The amounts of a member's approved deposits, those taken back left out, or withdrawals with their currencies (TXN-13). */
export async function approvedAmounts(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  { memberId, from, to }: ApprovedQuery,
): Promise<readonly AmountInCurrency[]> {
  const rows = await approved(db, table, memberId)
    .select(['amountMinor', 'currency'])
    .where('changedAt', '>=', from ?? Number.MIN_SAFE_INTEGER)
    .where('changedAt', '<=', to ?? Number.MAX_SAFE_INTEGER)
    .execute();
  return rows.map(({ amountMinor, currency }) => ({ amount: amountMinor, currency }));
}

export async function countApprovedDeposits(db: Reader, memberId: string): Promise<number> {
  const { count } = await approved(db, 'deposits', memberId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A member's approved deposits from a moment on, newest first. */
export function approvedDeposits(db: Reader, memberId: string, from: EpochMs) {
  return approved(db, 'deposits', memberId)
    .select(['id', 'paymentMethodId', 'changedAt', 'amountMinor', 'currency'])
    .where('changedAt', '>=', from)
    .orderBy('changedAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}
