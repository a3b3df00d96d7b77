import { displayMoney } from '@magpie/domain/format';
import { money, type Minor } from '@magpie/domain/money';
import type { AmountLimits } from '@magpie/domain/payments';
import type { Account } from '../../session/index.ts';

/** What one payment can be, as the hint under its amount says it. */
export function rangeText(
  range: AmountLimits | undefined,
  currency: Account['activeCurrency'],
): string | undefined {
  if (!range) return undefined;
  const shown = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  return `Between ${shown(range.minimum)} and ${shown(range.maximum)}`;
}
