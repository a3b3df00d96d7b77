import { memberPeriod, weekdays } from '@magpie/domain/calendar';
import type { MemberPeriod, Weekday } from '@magpie/domain/calendar';
import {
  cashbackShare,
  claimPeriod,
  comingClaimDay,
  hasReachedMonthlyLimit,
  isClaimable,
  onlySettles,
  periodBefore,
  wasMissed,
} from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import { jsonTexts } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { rewardFacts } from '../promos/index.ts';
import type { RewardFacts } from '../promos/index.ts';
import { collectedOf, disputesOf } from './collected.ts';
import type { Collected, Disputes } from './collected.ts';
import { claimsSince, lastEndedDays } from './store/index.ts';
import type { CashbackRecord, ClaimDayRow, PastClaims } from './store/index.ts';

export const claimDays = ({ row }: Pick<CashbackRecord, 'row'>): Weekday[] =>
  jsonTexts(row.claimDays, weekdays);

export interface Standing {
  /** In hundredths of a percent. */
  readonly share: number;
  readonly amount: bigint;
  readonly collected: Collected | null;
  readonly receivedThisMonth: bigint;
  readonly reachedLimit: boolean;
  readonly dateLastClaimed: Date | null;
  readonly claimable: boolean;
  /** Whether it gives something back, and all of it is owed. */
  readonly settles: boolean;
  readonly claimDay: MemberPeriod | null;
  /** The claim day that ended last, when something was there that day and was not claimed. */
  readonly missed: ClaimDayRow | null;
}

/** What has become of a member's cashbacks, read at once for all of them. */
export interface CashbackPast extends RewardFacts {
  readonly memberId: string;
  readonly claims: ReadonlyMap<string, PastClaims>;
  readonly endedDays: ReadonlyMap<string, ClaimDayRow>;
  readonly disputes: Disputes;
}

export async function pastOf(db: Reader, memberId: string, now: Date): Promise<CashbackPast> {
  const facts = await rewardFacts(db, memberId);
  const month = memberPeriod('MONTHLY', facts.timezones, now).start.getTime();
  const claims = await claimsSince(db, memberId, month);
  const disputes = await disputesOf(db, memberId);
  return { ...facts, memberId, claims, endedDays: await lastEndedDays(db, memberId), disputes };
}

/** Where a cashback stands for a member at a moment. */
export async function standingOf(
  db: Reader,
  now: Date,
  record: CashbackRecord,
  { memberId, claims, endedDays, disputes, ...facts }: CashbackPast,
): Promise<Standing> {
  const { row } = record;
  const claimed = claims.get(row.id);
  const received = money.of(claimed?.sinceMinor ?? 0n);
  const limit = money.of(row.maxMonthlyMinor);
  const lastAt = claimed?.lastAt ?? null;
  const dateLastClaimed = lastAt === null ? null : new Date(lastAt);
  const days = { daysOfWeekClaimable: claimDays(record), dateLastClaimed };
  const period = claimPeriod(days, now, facts.timezones);
  const share = cashbackShare(row, facts.level);
  const terms = { share, onLossesOnly: row.onLossesOnly, maxMonthlyClaim: limit };
  const asked = { memberId, terms, disputes, claimed };
  const before = period && periodBefore(period, days.daysOfWeekClaimable, facts.timezones);
  const collected = period && before ? await collectedOf(db, record, { ...asked, period, before }) : null;
  const amount = collected?.amount ?? money.zero;
  const reachedLimit = hasReachedMonthlyLimit(received, limit);
  const ended = endedDays.get(row.id);
  const lastEnded = ended === undefined ? null : new Date(ended.dayAt);
  const limits = { amount, hasReachedMaxMonthlyClaim: reachedLimit, lastEndedDay: lastEnded };
  const claim = { ...days, active: row.active, ...limits };
  const claimable = isClaimable(claim, now, facts.timezones);
  const due = money.of(collected?.kept.dueMinor ?? 0n);
  const settles = onlySettles(claim, due, now, facts.timezones);
  const claimDay = comingClaimDay({ ...days, collected: amount > 0n }, now, facts.timezones);
  return {
    share,
    amount,
    collected,
    receivedThisMonth: received,
    reachedLimit,
    dateLastClaimed,
    claimable,
    settles,
    claimDay,
    missed: ended && wasMissed(ended.state) ? ended : null,
  };
}
