import { memberPeriod, weekdays } from '@magpie/domain/calendar';
import type { MemberPeriod, Weekday } from '@magpie/domain/calendar';
import {
  cashbackShare,
  claimPeriod,
  comingClaimDay,
  hasReachedMonthlyLimit,
  isClaimable,
  isClaimDay,
  lastClaimed,
  periodBefore,
  wasMissed,
} from '@magpie/domain/cashback';
import type { PastClaim } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import { jsonTexts } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { disputesSince } from '../disputes/index.ts';
import { rewardFacts } from '../promos/index.ts';
import type { RewardFacts } from '../promos/index.ts';
import { accountOf, disputesOf } from './account.ts';
import type { Account, Disputes } from './account.ts';
import { endedDays, pastClaims } from './store/index.ts';
import type { Periods } from './played.ts';
import type { CashbackRecord, ClaimDayRow } from './store/index.ts';

export const claimDays = ({ row }: Pick<CashbackRecord, 'row'>): Weekday[] =>
  jsonTexts(row.claimDays, weekdays);

export interface Standing {
  /** In hundredths of a percent. */
  readonly share: number;
  readonly amount: bigint;
  readonly account: Account;
  readonly reachedLimit: boolean;
  readonly dateLastClaimed: Date | null;
  /** Whether today is a claim day that is neither claimed nor closed. */
  readonly open: boolean;
  readonly claimable: boolean;
  readonly claimDay: MemberPeriod | null;
  /** The claim day that ended last, when something was there that day and was not claimed. */
  readonly missed: ClaimDayRow | null;
}

/** What has become of a member's cashbacks, read at once for all of them. */
export interface CashbackPast extends RewardFacts {
  readonly memberId: string;
  readonly claims: ReadonlyMap<string, readonly PastClaim[]>;
  /** The claim day of each that ended last. */
  readonly lastDays: ReadonlyMap<string, ClaimDayRow>;
  readonly disputes: Disputes;
}

export async function pastOf(db: Reader, memberId: string, now: Date): Promise<CashbackPast> {
  const facts = await rewardFacts(db, memberId);
  const monthOf = (at: Date) => memberPeriod('MONTHLY', facts.timezones, at).start.getTime();
  const since = await disputesSince(db, memberId);
  // A month is reckoned whole.
  const from = since === null ? Infinity : monthOf(new Date(since));
  const ended = await endedDays(db, memberId, from);
  const claims = await pastClaims(db, memberId, { from, month: monthOf(now) }, ended);
  const lastDays = new Map(ended.map((day) => [day.cashbackId, day]));
  return { ...facts, memberId, claims, lastDays, disputes: await disputesOf(db, memberId) };
}

interface ClaimedPast extends Pick<CashbackPast, 'claims' | 'lastDays' | 'timezones'> {
  readonly memberId: string;
}

function daysOf(record: CashbackRecord, { claims: all, lastDays }: ClaimedPast) {
  const ended = lastDays.get(record.row.id);
  const dateLastClaimed = lastClaimed(all.get(record.row.id) ?? []);
  const lastEndedDay = ended === undefined ? null : new Date(ended.dayAt);
  return { daysOfWeekClaimable: claimDays(record), dateLastClaimed, lastEndedDay };
}

/** What a cashback collects for at a moment, and what was before; null without a claim day. */
export function periodsOf(record: CashbackRecord, past: ClaimedPast, now: Date): Periods | null {
  const days = daysOf(record, past);
  const period = claimPeriod(days, now, past.timezones);
  const before = period && periodBefore(period, days.daysOfWeekClaimable, past.timezones);
  return period && before && { period, before };
}

/** Where a cashback stands for a member at a moment. */
export async function standingOf(
  db: Reader,
  now: Date,
  record: CashbackRecord,
  past: CashbackPast,
): Promise<Standing> {
  const { memberId, lastDays, disputes, timezones, level } = past;
  const { row } = record;
  const claims = past.claims.get(row.id) ?? [];
  const ended = lastDays.get(row.id);
  const days = daysOf(record, past);
  const { dateLastClaimed } = days;
  const share = cashbackShare(row, level);
  const maxMonthlyClaim = money.of(row.maxMonthlyMinor);
  const account = await accountOf(db, record, {
    ...{ memberId, claims, disputes, now, timezones, claimDays: days.daysOfWeekClaimable },
    terms: { share, onLossesOnly: row.onLossesOnly, maxMonthlyClaim },
    periods: periodsOf(record, past, now),
  });
  const { amount, used } = account;
  const reachedLimit = hasReachedMonthlyLimit(used, maxMonthlyClaim);
  const facts = { ...days, active: row.active, amount, hasReachedMaxMonthlyClaim: reachedLimit };
  return {
    ...{ share, amount, account, reachedLimit, dateLastClaimed },
    open: isClaimDay(facts, now, timezones),
    claimable: isClaimable(facts, now, timezones),
    claimDay: comingClaimDay({ ...days, collected: amount > 0n }, now, timezones),
    missed: ended && wasMissed(ended.state) ? ended : null,
  };
}
