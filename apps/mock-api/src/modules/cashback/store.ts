import type { Selectable } from 'kysely';
import type { Database, EpochMs, Reader } from '../../platform/store/index.ts';

export interface CashbackRecord {
  readonly row: Selectable<Database['cashbacks']>;
  readonly providerIds: readonly string[];
}

/** Every cashback, the highest percentage first. */
export async function allCashbacks(db: Reader): Promise<CashbackRecord[]> {
  const rows = await db.selectFrom('cashbacks').selectAll().orderBy('share', 'desc').orderBy('id').execute();
  const providers = await db.selectFrom('cashback_providers').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    row,
    providerIds: providers
      .filter(({ cashback_id }) => cashback_id === row.id)
      .map(({ provider_id }) => provider_id),
  }));
}

export type ClaimRow = Selectable<Database['cashback_claims']>;

/** A member's claims of every cashback, newest first. */
export function claimsOf(db: Reader, memberId: string): Promise<ClaimRow[]> {
  return db
    .selectFrom('cashback_claims')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('claimed_at', 'desc')
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
    .innerJoin('games', 'games.id', 'bets.game_id')
    .select((eb) => [
      eb.fn.sum<bigint | null>('bets.effective_bet_minor').as('turnover_minor'),
      eb.fn.sum<bigint | null>('bets.payout_minor').as('paid_minor'),
    ])
    .where('bets.member_id', '=', memberId)
    .where('bets.currency', '=', row.currency)
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.free_spin', '=', 0)
    .where('bets.settled_at', '>', after);
  if (providerIds.length > 0) query = query.where('games.provider_id', 'in', providerIds);
  const sums = await query.executeTakeFirst();
  return { turnover: sums?.turnover_minor ?? 0n, payout: sums?.paid_minor ?? 0n };
}
