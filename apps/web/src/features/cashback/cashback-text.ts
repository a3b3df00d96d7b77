import { displayMoney } from '@magpie/domain/format';
import { weekdays } from '@magpie/domain/calendar';
import type { CashbackCard_cashbackFragment } from '@magpie/gql/cashback';

export type Cashback = CashbackCard_cashbackFragment;

export function shareText({
  percentage,
  onLossesOnly,
}: Pick<Cashback, 'percentage' | 'onLossesOnly'>): string {
  return `${String(Number(percentage))}% of ${onLossesOnly ? 'net losses' : 'turnover'}`;
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
  return Number(maxMonthlyClaim) > 0 ? displayMoney(maxMonthlyClaim, currency) : null;
}
