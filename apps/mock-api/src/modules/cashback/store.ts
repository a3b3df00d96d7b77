import type { Selectable } from 'kysely';
import type { Database, EpochMs, Reader } from '#platform/store/index.ts';

export interface CashbackRecord {
  readonly row: Selectable<Database['cashbacks']>;
  readonly providerIds: readonly string[];
}

/** Every cashback, the highest percentage first. */
export async function allCashbacks(db: Reader): Promise<CashbackRecord[]> {
  const rows = await db.selectFrom('cashbacks').selectAll().orderBy('share', 'desc').orderBy('id').execute();
  const providers = await db.selectFrom('cashbackProviders').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    row,
    providerIds: providers
      .filter(({ cashbackId }) => cashbackId === row.id)
      .map(({ providerId }) => providerId),
  }));
}

export type ClaimRow = Selectable<Database['cashbackClaims']>;

/** A member's claims of every cashback, newest first. */
export function claimsOf(db: Reader, memberId: string): Promise<ClaimRow[]> {
  return db
    .selectFrom('cashbackClaims')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('claimedAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
}

/** What a member staked and won after a moment, in minor units of the cashback's currency. */
export async function playTotals(
  db: Reader,
  memberId: string,
  { row, providerIds }: CashbackRecord,
  after: EpochMs,
): Promise<{ readonly turnover: bigint; readonly payout: bigint }> {
  let query = db
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.gameId')
    .select((eb) => [
      eb.fn.sum<bigint | null>('bets.effectiveBetMinor').as('turnoverMinor'),
      eb.fn.sum<bigint | null>('bets.payoutMinor').as('paidMinor'),
    ])
    .where('bets.memberId', '=', memberId)
    .where('bets.currency', '=', row.currency)
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.freeSpin', '=', false)
    .where('bets.settledAt', '>', after);
  if (providerIds.length > 0) query = query.where('games.providerId', 'in', providerIds);
  const sums = await query.executeTakeFirst();
  return { turnover: sums?.turnoverMinor ?? 0n, payout: sums?.paidMinor ?? 0n };
}
