import {
  claimDayAfter,
  claimDayEnd,
  endedClaimDay,
  isClaimedToday,
  isLossKept,
} from '@magpie/domain/cashback';
import type { ClaimDayEnd } from '@magpie/domain/cashback';
import type { MemberPeriod } from '@magpie/domain/calendar';
import { money } from '@magpie/domain/money';
import { meetsLevel } from '@magpie/domain/promos';
import type { ScheduledJob } from '#platform/jobs/index.ts';
import type { EpochMs } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { rewardFacts } from '../promos/index.ts';
import type { RewardFacts } from '../promos/index.ts';
import { claimDays, pastOf, standingOf } from './standing.ts';
import {
  addClaimDay,
  cashbackRecord,
  cashbacksWithoutDay,
  claimedSince,
  claimDayEnds,
  dueClaimDay,
  firstPlayFrom,
  openClaimDaysOf,
  removeClaimDay,
} from './store/index.ts';
import type { CashbackRecord, ClaimDayRow, LossTerms } from './store/index.ts';

export interface CashPlay {
  readonly memberId: string;
  readonly currency: string;
  readonly settledAt: EpochMs;
}

interface Owned {
  readonly memberId: string;
  readonly record: Pick<CashbackRecord, 'row'>;
  readonly facts: RewardFacts;
}

interface OwnedInFull extends Owned {
  readonly record: CashbackRecord;
}

async function openDay({ db }: Unit, { memberId, record, facts }: Owned, playedAt: EpochMs): Promise<void> {
  const day = claimDayAfter(claimDays(record), new Date(playedAt), facts.timezones);
  if (!day) return;
  const [dayAt, dueAt] = [day.start.getTime(), day.end.getTime()];
  await addClaimDay(db, { memberId, cashbackId: record.row.id, playedAt, dayAt, dueAt });
}

async function recordOf({ db }: Unit, { cashbackId }: ClaimDayRow): Promise<CashbackRecord> {
  const record = await cashbackRecord(db, cashbackId);
  if (!record) throw new Error(`The cashback ${cashbackId} has claim days and is gone.`);
  return record;
}

/** Lets a settled bet of cash have its claim day with each cashback of its currency, which a job closes (CASHBK-23). */
export async function openClaimDays(unit: Unit, { memberId, currency, settledAt }: CashPlay): Promise<void> {
  const lacking = await cashbacksWithoutDay(unit.db, memberId, currency, settledAt);
  if (lacking.length === 0) return;
  const facts = await rewardFacts(unit.db, memberId);
  for (const row of lacking) await openDay(unit, { memberId, record: { row }, facts }, settledAt);
}

interface Ended extends Partial<LossTerms> {
  readonly state: ClaimDayEnd;
  readonly amountMinor: bigint;
}

/** What has become of a claim day by its end, with what was lost for it where it was not claimed. */
async function dayEnd({ db }: Unit, owned: OwnedInFull, { start, end }: MemberPeriod): Promise<Ended> {
  const { memberId, record, facts } = owned;
  const last = new Date(end.getTime() - 1);
  const past = await pastOf(db, memberId, last);
  const { account, open, dateLastClaimed } = await standingOf(db, last, record, past);
  const { lapsing, play } = account;
  const ending = {
    claimed: isClaimedToday(dateLastClaimed, last, facts.timezones),
    ...{ open, lapsing, lost: money.of(play?.lostMinor ?? 0n) },
    forLevel: meetsLevel(record.row.levelRequirement, facts.level),
  };
  const state = claimDayEnd(ending);
  const claimed = () => claimedSince(db, memberId, record.row.id, start.getTime());
  const gone = state === 'MISSED' ? lapsing : 0n;
  const ended = { state, amountMinor: state === 'CLAIMED' ? await claimed() : gone };
  if (!play || !isLossKept(ending)) return ended;
  const { lostMinor, share, limitMinor, playBeganAt } = play;
  return { ...ended, lostMinor, share, limitMinor, playBeganAt };
}

/** Opens the next day for play that had none of its own, such as what was there before the platform kept claim days. */
async function openNext(unit: Unit, owned: Owned, dayAt: EpochMs): Promise<void> {
  const played = await firstPlayFrom(unit.db, owned.memberId, owned.record.row.currency, dayAt);
  if (played !== null) await openDay(unit, owned, played);
}

async function close(unit: Unit, row: ClaimDayRow): Promise<void> {
  const { memberId, cashbackId, seq, playedAt } = row;
  const record = await recordOf(unit, row);
  const facts = await rewardFacts(unit.db, memberId);
  const owned = { memberId, record, facts };
  const day = endedClaimDay(claimDays(record), new Date(playedAt), facts.timezones, unit.now);
  await removeClaimDay(unit.db, seq);
  // The member's midnight moved with their timezone, or there is no claim day any more.
  if (!day) return openDay(unit, owned, playedAt);
  const [dayAt, dueAt] = [day.start.getTime(), day.end.getTime()];
  const ended = await dayEnd(unit, owned, day);
  await addClaimDay(unit.db, { memberId, cashbackId, playedAt, dayAt, dueAt, ...ended });
  await openNext(unit, owned, dayAt);
}

/**
 * Works the open claim days of a member out anew, whose days are others from now on: each is closed at the midnight that ends
 * it, and the claim is refused from the same moment on.
 */
export async function moveClaimDays(unit: Unit, memberId: string): Promise<void> {
  const facts = await rewardFacts(unit.db, memberId);
  for (const row of await openClaimDaysOf(unit.db, memberId)) {
    const record = await recordOf(unit, row);
    await removeClaimDay(unit.db, row.seq);
    await openDay(unit, { memberId, record, facts }, row.playedAt);
  }
}

/** Closes what was not claimed on its day, when that day ends where the member lives (CASHBK-23, PROMO-57). */
export const closeClaimDays: ScheduledJob = {
  kind: 'CLOSE_CASHBACK_DAYS',
  upcoming: claimDayEnds,
  apart: true,
  run: async (unit, work) => close(unit, await dueClaimDay(unit.db, work)),
};
