import { memberPeriod, weekdays } from '@magpie/domain/calendar';
import type { Weekday } from '@magpie/domain/calendar';
import {
  cashbackAmount,
  cashbackShare,
  claimPeriod,
  hasReachedMonthlyLimit,
  isClaimable,
} from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import { jsonTexts } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { RewardFacts } from '../promos/index.ts';
import { claimedSince, lastClaimAt, lastEndedDay, playTotals } from './store/index.ts';
import type { CashbackRecord, ClaimDayRow } from './store/index.ts';

export const claimDays = ({ row }: CashbackRecord): Weekday[] => jsonTexts(row.claimDays, weekdays);

export interface Standing {
  /** In hundredths of a percent. */
  readonly share: number;
  readonly amount: bigint;
  readonly receivedThisMonth: bigint;
  readonly reachedLimit: boolean;
  readonly dateLastClaimed: Date | null;
  readonly claimable: boolean;
  /** The claim day that ended last; undefined before the first. */
  readonly ended: ClaimDayRow | undefined;
}

const noPlay = { turnover: 0n, payout: 0n };

/** Where a cashback stands for a member at a moment. */
export async function standingOf(
  db: Reader,
  now: Date,
  memberId: string,
  record: CashbackRecord,
  facts: RewardFacts,
): Promise<Standing> {
  const { row } = record;
  const key = { memberId, cashbackId: row.id };
  const month = memberPeriod('MONTHLY', facts.timezones, now).start.getTime();
  const received = money.of(await claimedSince(db, key, month));
  const limit = money.of(row.maxMonthlyMinor);
  const lastClaim = await lastClaimAt(db, key);
  const dateLastClaimed = lastClaim === null ? null : new Date(lastClaim);
  const days = { daysOfWeekClaimable: claimDays(record), dateLastClaimed };
  const period = claimPeriod(days, now, facts.timezones);
  const totals = period ? await playTotals(db, memberId, record, period) : noPlay;
  const share = cashbackShare(row, facts.level);
  const terms = { share, onLossesOnly: row.onLossesOnly, maxMonthlyClaim: limit };
  const amount = cashbackAmount(
    terms,
    { turnover: money.of(totals.turnover), payout: money.of(totals.payout) },
    received,
  );
  const reachedLimit = hasReachedMonthlyLimit(received, limit);
  const ended = await lastEndedDay(db, key);
  const lastEnded = ended === undefined ? null : new Date(ended.dayAt);
  const limits = { amount, hasReachedMaxMonthlyClaim: reachedLimit, lastEndedDay: lastEnded };
  const claim = { ...days, active: row.active, ...limits };
  const claimable = isClaimable(claim, now, facts.timezones);
  return { share, amount, receivedThisMonth: received, reachedLimit, dateLastClaimed, claimable, ended };
}
