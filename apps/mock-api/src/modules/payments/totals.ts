import { memberPeriod } from '@magpie/domain/calendar';
import type { Period } from '@magpie/domain/calendar';
import type { AmountInCurrency } from '@magpie/domain/payments';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { timezonesOf } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { approvedAmounts } from './store/index.ts';
import type { ApprovedQuery } from './store/index.ts';

/** Turns amounts into one currency, in its minor units. */
export const convertTo =
  (wanted: string) =>
  ({ amount, currency }: AmountInCurrency): Minor =>
    money.of(convert(amount, currency, wanted));

/** Sum of a member's approved deposits or withdrawals, whatever their currencies, in minor units of one currency. */
export async function approvedTotal(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  query: ApprovedQuery & { readonly currency: string },
): Promise<Minor> {
  return money.sum((await approvedAmounts(db, table, query)).map(convertTo(query.currency)));
}

/** Sum of a member's approved deposits of the running period in the active currency (DEP-13). */
export async function periodDeposits(world: World, memberId: string, period: Period) {
  const member = await memberRow(world.db, memberId);
  const currency = knownCurrency(member.activeCurrency);
  const from = memberPeriod(period, timezonesOf(member), world.now()).start.getTime();
  const total = await approvedTotal(world.db, 'deposits', { memberId, from, currency: currency.code });
  return { amount: decimal(total, currency), currency };
}
