import { rewardTermsText } from '@magpie/domain/bonuses';
import { money } from '@magpie/domain/money';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import type { LevelReward } from './level-reward-claim.tsx';

/** The terms of a level's reward, before it is claimed (PROMO-53). */
export function RewardTerms({ reward: { reward, currency } }: { readonly reward: LevelReward }): JSX.Element {
  return (
    <Text size="caption" tone="muted">
      {rewardTermsText(money.parseOrZero(reward, currency.type), currency)}
    </Text>
  );
}
