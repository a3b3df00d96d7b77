import { memberPeriod } from '@magpie/domain/calendar';
import type { Period } from '@magpie/domain/calendar';
import type { Explained } from '#platform/explanations/index.ts';
import { timezonesOf } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { MemberRow } from '../account/index.ts';
import { approvedDeposits } from './store/index.ts';
import { convertTo, periodTotal } from './totals.ts';

/** Why so much of a deposit limit is used: the approved deposits of the running period (DEP-13). */
export async function explainLimit(world: World, member: MemberRow, period: Period): Promise<Explained> {
  const { activeCurrency: currency } = member;
  const from = memberPeriod(period, timezonesOf(member), world.now()).start.getTime();
  const toActive = convertTo(currency);
  const deposits = await approvedDeposits(world.db, member.id, from);
  return {
    title: `Deposits of the period ${period}`,
    currency,
    value: await periodTotal(world, member, period),
    parts: deposits.map(({ id, paymentMethodId, changedAt, amountMinor, currency: own }) => ({
      ...{ kind: 'DEPOSIT', id, type: paymentMethodId, at: changedAt },
      amount: toActive({ amount: amountMinor, currency: own }),
    })),
  };
}
