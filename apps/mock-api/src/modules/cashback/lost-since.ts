import { lostIn, periodBefore } from '@magpie/domain/cashback';
import type { KeptLosses, LostSince, PastClaim } from '@magpie/domain/cashback';
import type { TimezoneChoice, Weekday } from '@magpie/domain/calendar';
import type { Reader } from '#platform/store/index.ts';
import { totalsOf } from './played.ts';
import type { CashbackRecord } from './store/index.ts';

interface Asked {
  readonly memberId: string;
  /** Of now: by them it is told when a period began of which that was not kept. */
  readonly claimDays: readonly Weekday[];
  readonly timezones: readonly TimezoneChoice[];
  /** When each deposit was approved that may come off. */
  readonly paidInAt: readonly Date[];
}

async function lostSince(
  db: Reader,
  record: CashbackRecord,
  { from: began, until }: KeptLosses,
  asked: Asked,
): Promise<LostSince[]> {
  const { memberId, claimDays, timezones } = asked;
  const from = began ?? periodBefore({ from: until, until }, claimDays, timezones).from;
  const since: LostSince[] = [];
  for (const paidInAt of asked.paidInAt.filter((at) => at > from && at < until)) {
    const [period, before] = [
      { from: paidInAt, until },
      { from, until: paidInAt },
    ];
    since.push({ paidInAt, lost: lostIn(await totalsOf(db, record, { memberId, period, before })) });
  }
  return since;
}

/** Claims with what of their losses each deposit can have paid for at most that was approved while they were played. */
export async function withLostSince(
  db: Reader,
  record: CashbackRecord,
  claims: readonly PastClaim[],
  asked: Asked,
): Promise<readonly PastClaim[]> {
  if (asked.paidInAt.length === 0) return claims;
  const known: PastClaim[] = [];
  for (const claim of claims) {
    const { losses } = claim;
    const since = losses && (await lostSince(db, record, losses, asked));
    known.push(losses && since ? { ...claim, losses: { ...losses, lostSince: since } } : claim);
  }
  return known;
}
