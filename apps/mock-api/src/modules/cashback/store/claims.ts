import type { ClaimPeriod } from '@magpie/domain/cashback';
import { rewardedStakes } from '@magpie/domain/play';
import type { Insertable, Selectable } from 'kysely';
import { kept } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export interface CashbackRecord {
  readonly row: Selectable<Database['cashbacks']>;
  readonly providerIds: readonly string[];
}

async function recordsOf(
  db: Reader,
  rows: readonly Selectable<Database['cashbacks']>[],
): Promise<CashbackRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const providers = await db
    .selectFrom('cashbackProviders')
    .selectAll()
    .where('cashbackId', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    row,
    providerIds: providers
      .filter(({ cashbackId }) => cashbackId === row.id)
      .map(({ providerId }) => providerId),
  }));
}

/** Every cashback, the highest percentage first. */
export async function allCashbacks(db: Reader): Promise<CashbackRecord[]> {
  const rows = await db.selectFrom('cashbacks').selectAll().orderBy('share', 'desc').orderBy('id').execute();
  return recordsOf(db, rows);
}

/** The cashback of an id; undefined when there is none. */
export const cashbackRecord = kept(['cashbacks', 'cashbackProviders'], async (db, id) => {
  const rows = await db.selectFrom('cashbacks').selectAll().where('id', '=', id).execute();
  return (await recordsOf(db, rows))[0];
});

/** What a member played in a period with cash, in minor units of the cashback's currency (CASHBK-24). */
export interface PlayedCash {
  /** Of stakes of which something was at risk. */
  readonly staked: bigint;
  readonly turnover: bigint;
  readonly payout: bigint;
  /** What the stakes of which nothing was have paid beyond themselves; below 0 if they lost. */
  readonly coveredNet: bigint;
}

/** The bets that count for a cashback in a period. */
function played(
  db: Reader,
  memberId: string,
  { row, providerIds }: CashbackRecord,
  { from, until }: ClaimPeriod,
) {
  return db
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.gameId')
    .where('bets.memberId', '=', memberId)
    .where('bets.currency', '=', row.currency)
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.freeSpin', '=', rewardedStakes.freeSpin)
    .where('bets.walletMode', '=', rewardedStakes.walletMode)
    .where('bets.settledAt', '>=', from.getTime())
    .where('bets.settledAt', '<', until.getTime())
    .$if(providerIds.length > 0, (query) => query.where('games.providerId', 'in', providerIds));
}

/** Those bets, the newest first. */
export function playedBets(db: Reader, memberId: string, record: CashbackRecord, period: ClaimPeriod) {
  return played(db, memberId, record, period)
    .select(['bets.id', 'bets.gameId', 'bets.settledAt'])
    .select(['bets.effectiveBetMinor', 'bets.payoutMinor', 'bets.riskFreeMinor'])
    .orderBy('bets.settledAt', 'desc')
    .orderBy('bets.seq', 'desc')
    .execute();
}

export async function playTotals(
  db: Reader,
  memberId: string,
  record: CashbackRecord,
  period: ClaimPeriod,
): Promise<PlayedCash> {
  const sums = await played(db, memberId, record, period)
    .select((eb) => {
      const stake = eb.fn.sum<bigint | null>('bets.effectiveBetMinor');
      const payout = eb.fn.sum<bigint | null>('bets.payoutMinor');
      const atRisk = eb('bets.riskFreeMinor', '<', eb.ref('bets.effectiveBetMinor'));
      return [
        stake.as('allStakedMinor'),
        payout.as('allPaidMinor'),
        stake.filterWhere(atRisk).as('stakedMinor'),
        payout.filterWhere(atRisk).as('paidMinor'),
        eb.fn.sum<bigint | null>('bets.riskFreeMinor').filterWhere(atRisk).as('riskFreeMinor'),
      ];
    })
    .executeTakeFirst();
  const [staked, payout] = [sums?.stakedMinor ?? 0n, sums?.paidMinor ?? 0n];
  const coveredPaid = (sums?.allPaidMinor ?? 0n) - payout;
  const coveredNet = coveredPaid - ((sums?.allStakedMinor ?? 0n) - staked);
  return { staked, turnover: staked - (sums?.riskFreeMinor ?? 0n), payout, coveredNet };
}

export async function saveClaim(db: Writer, claim: Insertable<Database['cashbackClaims']>): Promise<void> {
  await db.insertInto('cashbackClaims').values(claim).execute();
}
