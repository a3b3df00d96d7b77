import { memberPeriod } from '@magpie/domain/calendar';
import { limitUsage } from '@magpie/domain/payments';
import type { AmountInCurrency, LimitUsage } from '@magpie/domain/payments';
import { timezonesOf } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { depositLimits } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { approvedAmounts } from './store/index.ts';
import { convertTo } from './totals.ts';

interface LimitedDeposit {
  readonly currency: string;
  /** Other deposits for which room is to be left, since they may still be approved in the running period. */
  readonly inFlight: readonly AmountInCurrency[];
}

/** How far each of a member's limits is used, in the currency of a deposit (DEP-11). */
export async function limitUsages(
  db: Reader,
  now: Date,
  member: MemberRow,
  { currency: wanted, inFlight }: LimitedDeposit,
): Promise<LimitUsage[]> {
  const usages: LimitUsage[] = [];
  for (const { frequency, currency, limitMinor } of await depositLimits(db, member.id)) {
    const from = memberPeriod(frequency, timezonesOf(member), now).start.getTime();
    const approved = await approvedAmounts(db, 'deposits', { memberId: member.id, from });
    usages.push(limitUsage({ amount: limitMinor, currency }, [...approved, ...inFlight], convertTo(wanted)));
  }
  return usages;
}

/** How far the limits are used that the site holds deposits against; null where it holds them against none (DEP-37). */
export async function heldLimits(
  { db, now, world }: Unit,
  member: MemberRow,
  currency: string,
  inFlight: readonly AmountInCurrency[] = [],
): Promise<readonly LimitUsage[] | null> {
  if (!siteSettings(world).checkDepositLimit) return null;
  return limitUsages(db, now, member, { currency, inFlight });
}
