import { rewardTermsText } from '@magpie/domain/bonuses';
import { money } from '@magpie/domain/money';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { hasCollected, type CollectedCashback } from './use-member-cashbacks.ts';

/** The terms of what is paid as a bonus, before it is claimed (PROMO-53); nothing where cash is paid, or nothing yet. */
export function BonusTerms({ own }: { readonly own: CollectedCashback }): JSX.Element | null {
  const { amount, currency, currencyType } = own;
  if (currencyType !== 'BONUS' || !hasCollected(own)) return null;
  return (
    <Text size="caption" tone="muted">
      {rewardTermsText(money.parseOrZero(amount, currency.type), currency)}
    </Text>
  );
}
