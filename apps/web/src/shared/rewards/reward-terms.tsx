import { rewardTermsText } from '@magpie/domain/bonuses';
import { money, type CurrencyType } from '@magpie/domain/money';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';

export interface RewardTermsProps {
  readonly amount: string;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
  /** For the press that it describes. */
  readonly id?: string | undefined;
}

/** The terms of a reward that comes as a bonus, before it is claimed (PROMO-53). */
export function RewardTerms({ amount, currency, id }: RewardTermsProps): JSX.Element {
  return (
    <Text id={id} size="caption" tone="muted">
      {rewardTermsText(money.parseOrZero(amount, currency.type), currency)}
    </Text>
  );
}
