import { rewardBonus, rewardRules, rewardTerms } from '@magpie/domain/bonuses';
import { displayMoney } from '@magpie/domain/format';
import { money, type Currency } from '@magpie/domain/money';
import { cancelLossText, countingText, termText, wageringText } from '@magpie/domain/promos';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';

/** Props of {@link RewardTerms}. */
export interface RewardTermsProps {
  /** Amount of the reward. */
  readonly amount: string;
  readonly currency: Pick<Currency, 'code' | 'type'> & { readonly symbol: string };
}

/** The terms of a level's reward, before it is claimed (PROMO-53). */
export function RewardTerms({ amount, currency }: RewardTermsProps): JSX.Element {
  const bonus = money.parseOrZero(amount, currency.type);
  const { turnoverTarget } = rewardTerms(bonus).least;
  return (
    <Text size="caption" tone="muted">
      To be wagered: {displayMoney(money.format(turnoverTarget, currency.type), currency)} (
      {wageringText(rewardRules(bonus)).toLowerCase()}). Time to wager, from its activation:{' '}
      {termText(rewardBonus.days)}. Minimum cash: none. {countingText({ providers: [], games: null })}{' '}
      {cancelLossText('GIFT')}
    </Text>
  );
}
