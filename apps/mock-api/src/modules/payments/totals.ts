import { memberPeriod } from '@magpie/domain/calendar';
import type { Period } from '@magpie/domain/calendar';
import { paymentMessages } from '@magpie/domain/payment-forms';
import { exceedsLimit, limitStand } from '@magpie/domain/payments';
import type { AmountInCurrency } from '@magpie/domain/payments';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { Refusal } from '../../platform/graphql/index.ts';
import { timezonesOf } from '../../platform/store/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { depositLimits, memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { approvedAmounts } from './store/index.ts';
import type { ApprovedQuery } from './store/index.ts';

const turnInto =
  (wanted: string) =>
  ({ amount, currency }: AmountInCurrency): Minor =>
    money.of(convert(amount, currency, wanted));

/** Sum of a member's approved deposits or withdrawals, whatever their currencies, in minor units of one currency. */
export async function approvedTotal(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  query: ApprovedQuery & { readonly currency: string },
): Promise<Minor> {
  return money.sum((await approvedAmounts(db, table, query)).map(turnInto(query.currency)));
}

/** Sum of a member's approved deposits of the running period in the active currency (DEP-13). */
export async function periodDeposits(world: World, memberId: string, period: Period) {
  const member = await memberRow(world.db, memberId);
  const currency = knownCurrency(member.active_currency);
  const from = memberPeriod(period, timezonesOf(member), world.now()).start.getTime();
  const total = await approvedTotal(world.db, 'deposits', { memberId, from, currency: currency.code });
  return { amount: decimal(total, currency), currency };
}

/** An amount of the wire. @throws Refusal BAD_USER_INPUT for what is none in the currency, or not above zero */
export function readAmount(text: string, currencyCode: string): Minor {
  const parsed = money.parse(text, knownCurrency(currencyCode).type);
  if (!parsed.ok || parsed.value <= 0n || !money.isBookable(parsed.value)) {
    throw new Refusal('BAD_USER_INPUT', paymentMessages.invalidAmount);
  }
  return parsed.value;
}

/**
 * Whether a deposit in the active currency would bring a member above one of their limits (DEP-11).
 *
 * @param underWay other deposits for which room is to be left, since they may still be approved in the running period
 */
async function wouldExceedLimit(
  db: Reader,
  now: Date,
  member: MemberRow,
  amount: Minor,
  underWay: readonly AmountInCurrency[] = [],
): Promise<boolean> {
  const { id: memberId, active_currency } = member;
  for (const { frequency, currency, limit_minor } of await depositLimits(db, memberId)) {
    const from = memberPeriod(frequency, timezonesOf(member), now).start.getTime();
    const counted = [...(await approvedAmounts(db, 'deposits', { memberId, from })), ...underWay];
    const { limit, used } = limitStand({ amount: limit_minor, currency }, counted, turnInto(active_currency));
    if (exceedsLimit(amount, used, limit)) return true;
  }
  return false;
}

/**
 * Refuses a deposit in the active currency that would bring a member above one of their limits, if the site holds deposits
 * against them (DEP-37). @throws Refusal LIMIT_EXCEEDED
 *
 * @param underWay as {@link wouldExceedLimit} takes it
 */
export async function checkLimits(
  { db, now, world }: Unit,
  member: MemberRow,
  amount: Minor,
  underWay: readonly AmountInCurrency[] = [],
): Promise<void> {
  if (!siteSettings(world).checkDepositLimit) return;
  if (await wouldExceedLimit(db, now, member, amount, underWay)) {
    throw new Refusal('LIMIT_EXCEEDED', paymentMessages.depositLimit);
  }
}

/** Whether a deposit of this amount would exceed a limit of the member (DEP-11). @throws Refusal BAD_USER_INPUT */
export async function checkDepositLimit(world: World, memberId: string, amount: string): Promise<boolean> {
  const member = await memberRow(world.db, memberId);
  return wouldExceedLimit(world.db, world.now(), member, readAmount(amount, member.active_currency));
}
