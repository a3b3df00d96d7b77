import { monthlyLimit } from '@magpie/domain/cashback';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { weekdays } from '@magpie/domain/calendar';
import type { CashbackCard_cashbackFragment } from '@magpie/gql/cashback';

export type Cashback = CashbackCard_cashbackFragment;

const short = (percentage: string): string => `${String(Number(percentage))}%`;

/** @param own the percentage that applies to the member; null for a visitor (CASHBK-25) */
export function shareText(
  {
    percentage,
    percentageByLevel,
    onLossesOnly,
  }: Pick<Cashback, 'percentage' | 'percentageByLevel' | 'onLossesOnly'>,
  own: string | null,
): string {
  const base = onLossesOnly ? 'net losses' : 'turnover';
  if (!percentageByLevel) return `${short(percentage)} of ${base}`;
  return own === null
    ? `Up to ${short(percentage)} of ${base}, by your level`
    : `${short(own)} of ${base} at your level`;
}

/** For example 'Monday', 'Monday, Friday' or 'Every day'. */
export function claimDaysText(days: Cashback['daysOfWeekClaimable']): string {
  const names = weekdays
    .filter((day) => days.includes(day))
    .map((day) => day.charAt(0) + day.slice(1).toLowerCase());
  return names.length === weekdays.length ? 'Every day' : names.join(', ');
}

/** The most that a month gives; nothing without a limit (CASHBK-20). */
export function monthlyLimitText({
  maxMonthlyClaim,
  currency,
}: Pick<Cashback, 'maxMonthlyClaim' | 'currency'>): string | null {
  const most = money.parseOrZero(maxMonthlyClaim, currency.type);
  const limit = monthlyLimit({ maxMonthlyClaim: most });
  return limit === null ? null : displayMoney(money.format(limit, currency.type), currency);
}
