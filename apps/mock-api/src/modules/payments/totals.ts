import { paymentMessages } from '@magpie/domain/payment-forms';
import { exceedsLimit, periodStart } from '@magpie/domain/payments';
import type { Period } from '@magpie/domain/payments';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { Refusal } from '../../platform/graphql/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { approvedAmounts } from './store.ts';
import type { ApprovedQuery, PaidAmount } from './store.ts';

const totalOf = (amounts: readonly PaidAmount[], wanted: string): Minor =>
  money.sum(amounts.map(({ amount, currency }) => money.of(convert(amount, currency, wanted))));

/** Sum of a member's approved deposits or withdrawals, whatever their currencies, in minor units of one currency. */
export async function approvedTotal(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  query: ApprovedQuery & { readonly currency: string },
): Promise<Minor> {
  return totalOf(await approvedAmounts(db, table, query), query.currency);
}

/** Sum of a member's approved deposits of the running period in the active currency (DEP-13). */
export async function periodDeposits(world: World, memberId: string, period: Period) {
  const member = await memberRow(world.db, memberId);
  const currency = knownCurrency(member.active_currency);
  const from = periodStart(period, world.now(), member.timezone).getTime();
  const total = await approvedTotal(world.db, 'deposits', { memberId, from, currency: currency.code });
  return { amount: decimal(total, currency), currency };
}

/** An amount of the wire. @throws Refusal BAD_USER_INPUT for what is none in the currency, or not above zero */
export function readAmount(text: string, currencyCode: string): Minor {
  const parsed = money.parse(text, knownCurrency(currencyCode).type);
  if (!parsed.ok || parsed.value <= 0n) {
    throw new Refusal('BAD_USER_INPUT', paymentMessages.invalidAmount);
  }
  return parsed.value;
}

/**
 * Whether a deposit in the active currency would bring a member above one of their limits (DEP-11).
 *
 * @param underWay other deposits for which room is to be left, since they may still be approved in the running period
 */
export async function wouldExceedLimit(
  db: Reader,
  now: Date,
  member: MemberRow,
  amount: Minor,
  underWay: readonly PaidAmount[] = [],
): Promise<boolean> {
  const limits = await db
    .selectFrom('deposit_limits')
    .selectAll()
    .where('member_id', '=', member.id)
    .execute();
  for (const { frequency, currency, limit_minor } of limits) {
    const from = periodStart(frequency, now, member.timezone).getTime();
    const approved = await approvedTotal(db, 'deposits', { memberId: member.id, from, currency });
    const used = money.sum([approved, totalOf(underWay, currency)]);
    const added = money.of(convert(amount, member.active_currency, currency));
    if (exceedsLimit(added, used, money.of(limit_minor))) return true;
  }
  return false;
}

/** Whether a deposit of this amount would exceed a limit of the member (DEP-11). @throws Refusal BAD_USER_INPUT */
export async function checkDepositLimit(world: World, memberId: string, amount: string): Promise<boolean> {
  const member = await memberRow(world.db, memberId);
  return wouldExceedLimit(world.db, world.now(), member, readAmount(amount, member.active_currency));
}
