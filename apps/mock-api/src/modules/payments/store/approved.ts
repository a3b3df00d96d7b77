import type { AmountInCurrency } from '@magpie/domain/payments';
import type { EpochMs, Reader } from '#platform/store/index.ts';

export interface ApprovedQuery {
  readonly memberId: string;
  /** Approved at this moment or later. */
  readonly from?: EpochMs;
  /** Approved at this moment or earlier. */
  readonly to?: EpochMs;
}

/** The amounts of a member's approved deposits, those taken back left out, or withdrawals with their currencies (TXN-13). */
export async function approvedAmounts(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  { memberId, from, to }: ApprovedQuery,
): Promise<readonly AmountInCurrency[]> {
  const rows = await db
    .selectFrom(table)
    .select(['amountMinor', 'currency'])
    .where('memberId', '=', memberId)
    .where('status', '=', 'APPROVED')
    .where('changedAt', '>=', from ?? Number.MIN_SAFE_INTEGER)
    .where('changedAt', '<=', to ?? Number.MAX_SAFE_INTEGER)
    .$if(table === 'deposits', (query) => query.where('reversedAt', 'is', null))
    .execute();
  return rows.map(({ amountMinor, currency }) => ({ amount: amountMinor, currency }));
}
