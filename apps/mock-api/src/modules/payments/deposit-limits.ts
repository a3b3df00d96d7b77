import { memberPeriod } from '@magpie/domain/calendar';
import type { Minor } from '@magpie/domain/money';
import {
  decideLimitCheck,
  exceedsAnyLimit,
  limitCheckReasons,
  limitUsage,
  readPaymentAmount,
} from '@magpie/domain/payments';
import type { AmountInCurrency, DepositLimitFacts, LimitUsage } from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import { timezonesOf } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { depositLimits, memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { knownCurrency } from '../wallets/index.ts';
import { approvedAmounts } from './store/index.ts';
import { convertTo } from './totals.ts';

interface LimitedDeposit {
  readonly amount: Minor | null;
  readonly currency: string;
  /** Other deposits for which room is to be left, since they may still be approved in the running period. */
  readonly inFlight: readonly AmountInCurrency[];
}

/** How far each of a member's limits is used, in the currency of the deposit (DEP-11). */
async function limitUsages(
  db: Reader,
  now: Date,
  member: MemberRow,
  { currency: wanted, inFlight }: Omit<LimitedDeposit, 'amount'>,
): Promise<LimitUsage[]> {
  const usages: LimitUsage[] = [];
  for (const { frequency, currency, limitMinor } of await depositLimits(db, member.id)) {
    const from = memberPeriod(frequency, timezonesOf(member), now).start.getTime();
    const approved = await approvedAmounts(db, 'deposits', { memberId: member.id, from });
    usages.push(limitUsage({ amount: limitMinor, currency }, [...approved, ...inFlight], convertTo(wanted)));
  }
  return usages;
}

/** How a deposit stands to the limits of its member, if the site holds deposits against them (DEP-37). */
export async function limitFacts(
  { db, now, world }: Unit,
  member: MemberRow,
  { amount, ...deposit }: LimitedDeposit,
): Promise<DepositLimitFacts> {
  const held = siteSettings(world).checkDepositLimit;
  if (!held || amount === null) return { held, exceeded: null };
  return { held, exceeded: exceedsAnyLimit(amount, await limitUsages(db, now, member, deposit)) };
}

/** Whether a deposit of this amount would exceed a limit of the member (DEP-11). @throws Refusal BAD_USER_INPUT */
export async function checkDepositLimit(world: World, memberId: string, text: string): Promise<boolean> {
  const member = await memberRow(world.db, memberId);
  const currency = member.activeCurrency;
  const usages = await limitUsages(world.db, world.now(), member, { currency, inFlight: [] });
  const decision = decideLimitCheck(readPaymentAmount(text, knownCurrency(currency).type), usages);
  if (!decision.allowed) throw refusalOf(limitCheckReasons, decision);
  return decision.plan.exceeded;
}
