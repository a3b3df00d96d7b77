import type { ClaimPeriod } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import { rewardedStakes } from '@magpie/domain/play';
import type { Insertable, Selectable } from 'kysely';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';

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

export async function cashbackRecord(db: Reader, id: string): Promise<CashbackRecord | undefined> {
  const rows = await db.selectFrom('cashbacks').selectAll().where('id', '=', id).execute();
  return (await recordsOf(db, rows))[0];
}

export interface PastClaims {
  readonly lastAt: EpochMs | null;
  /** Credited since the moment asked for, in minor units of the cashback's currency. */
  readonly sinceMinor: bigint;
  /** Given since then, before what was owed came off; of what was not kept what was credited. */
  readonly dueSinceMinor: bigint;
  /** What all of them have been less than what they gave by themselves. */
  readonly settledMinor: bigint;
}

/** What a member has claimed of each cashback, by its id; one that they never claimed is left out. */
export async function claimsSince(
  db: Reader,
  memberId: string,
  from: EpochMs,
): Promise<ReadonlyMap<string, PastClaims>> {
  const rows = await db
    .selectFrom('cashbackClaims')
    .select((eb) => [
      'cashbackId',
      eb.fn.max<EpochMs | null>('claimedAt').filterWhere('amountMinor', '>', 0n).as('lastAt'),
      eb.fn.sum<bigint | null>('amountMinor').filterWhere('claimedAt', '>=', from).as('sinceMinor'),
      eb.fn
        .sum<bigint | null>(eb.fn.coalesce('dueMinor', 'amountMinor'))
        .filterWhere('claimedAt', '>=', from)
        .as('dueSinceMinor'),
      eb.fn.sum<bigint | null>(eb('dueMinor', '-', eb.ref('amountMinor'))).as('settledMinor'),
    ])
    .where('memberId', '=', memberId)
    .groupBy('cashbackId')
    .execute();
  return new Map(
    rows.map(({ cashbackId, lastAt, sinceMinor, dueSinceMinor, settledMinor }) => [
      cashbackId,
      {
        lastAt,
        sinceMinor: sinceMinor ?? 0n,
        dueSinceMinor: dueSinceMinor ?? 0n,
        settledMinor: settledMinor ?? 0n,
      },
    ]),
  );
}

/** A member's claims on losses of play that went on after a moment, the earliest first. */
export async function lossClaims(db: Reader, memberId: string, from: EpochMs) {
  const rows = await db
    .selectFrom('cashbackClaims')
    .select(['cashbackId', 'dueMinor', 'lostMinor', 'disputedMinor', 'share', 'playEndedAt'])
    .where('memberId', '=', memberId)
    .where('lostMinor', 'is not', null)
    .where('playEndedAt', '>', from)
    .orderBy('seq')
    .execute();
  return rows.map(({ cashbackId, dueMinor, lostMinor, disputedMinor, share, playEndedAt }) => ({
    cashbackId,
    due: money.of(dueMinor ?? 0n),
    lost: money.of(lostMinor ?? 0n),
    disputed: money.of(disputedMinor ?? 0n),
    share: share ?? 0,
    until: new Date(playEndedAt ?? 0),
  }));
}

/** What a member played in a period with cash, in minor units of the cashback's currency (CASHBK-24). */
export interface PlayedCash {
  /** Of stakes of which something was at risk. */
  readonly staked: bigint;
  readonly turnover: bigint;
  readonly payout: bigint;
  /** What the stakes of which nothing was have paid beyond themselves; below 0 if they lost. */
  readonly coveredNet: bigint;
}

export async function playTotals(
  db: Reader,
  memberId: string,
  { row, providerIds }: CashbackRecord,
  { from, until }: ClaimPeriod,
): Promise<PlayedCash> {
  let query = db
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.gameId')
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
    .where('bets.memberId', '=', memberId)
    .where('bets.currency', '=', row.currency)
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.freeSpin', '=', rewardedStakes.freeSpin)
    .where('bets.walletMode', '=', rewardedStakes.walletMode)
    .where('bets.settledAt', '>=', from.getTime())
    .where('bets.settledAt', '<', until.getTime());
  if (providerIds.length > 0) query = query.where('games.providerId', 'in', providerIds);
  const sums = await query.executeTakeFirst();
  const [staked, payout] = [sums?.stakedMinor ?? 0n, sums?.paidMinor ?? 0n];
  const coveredPaid = (sums?.allPaidMinor ?? 0n) - payout;
  const coveredNet = coveredPaid - ((sums?.allStakedMinor ?? 0n) - staked);
  return { staked, turnover: staked - (sums?.riskFreeMinor ?? 0n), payout, coveredNet };
}

export async function saveClaim(db: Writer, claim: Insertable<Database['cashbackClaims']>): Promise<void> {
  await db.insertInto('cashbackClaims').values(claim).execute();
}
