import { coveredGain } from '@magpie/domain/cashback';
import type { ClaimPeriod, PlayTotals } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import { playTotals } from './store/index.ts';
import type { CashbackRecord } from './store/index.ts';

export interface Periods {
  readonly period: ClaimPeriod;
  readonly before: ClaimPeriod;
}

/** What was played in a period, and what of it was covered by what was played before. */
export async function totalsOf(
  db: Reader,
  record: CashbackRecord,
  { memberId, period, before }: { readonly memberId: string } & Periods,
): Promise<PlayTotals> {
  const { staked, turnover, payout, coveredNet } = await playTotals(db, memberId, record, period);
  const netBefore = coveredNet > 0n ? (await playTotals(db, memberId, record, before)).coveredNet : 0n;
  return {
    ...{ staked: money.of(staked), turnover: money.of(turnover), payout: money.of(payout) },
    coveredGain: coveredGain(money.of(coveredNet), money.of(netBefore)),
  };
}
