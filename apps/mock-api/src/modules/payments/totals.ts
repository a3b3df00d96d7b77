import { memberPeriod } from '@magpie/domain/calendar';
import type { Period } from '@magpie/domain/calendar';
import type { AmountInCurrency } from '@magpie/domain/payments';
import { defaultCurrency, money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { reachesThreshold } from '@magpie/domain/verification';
import type { IdentityCheckSettings } from '@magpie/domain/verification';
import { timezonesOf } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { emitMemberUpdated, markMember, memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { siteSettings } from '../config/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { approvedAmounts } from './store/index.ts';
import type { ApprovedQuery } from './store/index.ts';

/** Turns amounts into one currency, in its minor units. */
export const convertTo =
  (wanted: string) =>
  ({ amount, currency }: AmountInCurrency): Minor =>
    money.of(convert(amount, currency, wanted));

/** Sum of a member's approved deposits or withdrawals, whatever their currencies, in minor units of one currency. */
async function approvedTotal(
  db: Reader,
  table: 'deposits' | 'withdrawals',
  query: ApprovedQuery & { readonly currency: string },
): Promise<Minor> {
  return money.sum((await approvedAmounts(db, table, query)).map(convertTo(query.currency)));
}

/** Sum of a member's approved deposits of the running period, in minor units of the active currency. */
export function periodTotal(world: World, member: MemberRow, period: Period): Promise<Minor> {
  const from = memberPeriod(period, timezonesOf(member), world.now()).start.getTime();
  const { id: memberId, activeCurrency: currency } = member;
  return approvedTotal(world.db, 'deposits', { memberId, from, currency });
}

/** Sum of a member's approved deposits of the running period in the active currency (DEP-13). */
export async function periodDeposits(world: World, memberId: string, period: Period) {
  const member = await memberRow(world.db, memberId);
  const currency = knownCurrency(member.activeCurrency);
  return { amount: decimal(await periodTotal(world, member, period), currency), currency };
}

const watched = {
  DEPOSIT: { table: 'deposits', reached: 'gbgDepositAmountReached' },
  WITHDRAWAL: { table: 'withdrawals', reached: 'gbgWithdrawalAmountReached' },
} as const;

/** Pushed once for each kind of payment, when an unverified member's total reaches the threshold (CONF-02). */
export async function flagIdentityCheck(
  unit: Unit,
  memberId: string,
  kind: IdentityCheckSettings['gbgTrigger'],
): Promise<void> {
  const { enableGBG, gbgTrigger, gbgThresholdAmount } = siteSettings(unit.world);
  const parsed = money.parse(gbgThresholdAmount, 'FIAT');
  if (!parsed.ok) return;
  const { table, reached } = watched[kind];
  const member = await memberRow(unit.db, memberId);
  const facts = {
    kind,
    total: await approvedTotal(unit.db, table, { memberId, currency: defaultCurrency }),
    verified: member.verified,
    flagged: member[reached],
  };
  if (!reachesThreshold({ enableGBG, gbgTrigger, threshold: parsed.value }, facts)) return;
  await markMember(unit.db, memberId, reached);
  await emitMemberUpdated(unit, memberId, { [reached]: true });
}
