import { memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { monthlyLimit, shareOf } from './amount.ts';
import { ownLosses } from './own-losses.ts';
import type { PastClaim } from './past-claim.ts';
import type { DisputedDeposit } from './stand-in.ts';

export interface Earned {
  readonly month: number;
  readonly earned: Minor;
  readonly paid: Minor;
}

interface Given {
  readonly month: number;
  readonly given: Minor;
  readonly maxMonthlyClaim: Minor;
}

export const sumOf = (entries: readonly Earned[], amount: 'earned' | 'paid'): Minor =>
  money.sum(entries.map((entry) => entry[amount]));

export const inMonth = (entries: readonly Earned[], of: number): readonly Earned[] =>
  entries.filter(({ month }) => month === of);

/** What is given, as far as the limit has room for it beside what its month has earned before (CASHBK-20). */
export function withinLimit(before: readonly Earned[], { month, given, maxMonthlyClaim }: Given): Minor {
  const limit = monthlyLimit({ maxMonthlyClaim });
  if (limit === null) return given;
  const room = money.subtract(limit, sumOf(inMonth(before, month), 'earned'));
  return money.min(given, money.max(room, money.zero));
}

interface Before {
  readonly claims: readonly PastClaim[];
  readonly timezones: readonly TimezoneChoice[];
}

/** What each claim day of before has earned by what is known of disputes now. @param deposits see `standIns` */
export function earnedBefore({ claims, timezones }: Before, deposits: readonly DisputedDeposit[]): Earned[] {
  const own = ownLosses(
    claims.flatMap(({ at, losses }) => (losses ? [{ ...losses, at }] : [])),
    deposits,
  ).values();
  const entries: Earned[] = [];
  for (const { at, paid, losses } of claims) {
    const month = memberPeriod('MONTHLY', timezones, at).start.getTime();
    if (!losses) {
      entries.push({ month, earned: paid, paid });
      continue;
    }
    const { share, maxMonthlyClaim, earns } = losses;
    const lost = own.next().value ?? money.zero;
    const given = earns ? shareOf(lost, share) : money.zero;
    entries.push({ month, earned: withinLimit(entries, { month, given, maxMonthlyClaim }), paid });
  }
  return entries;
}
