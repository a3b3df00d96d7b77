import type { AchievementPanel_achievementFragment } from '@magpie/gql/achievements';
import type { JSX } from 'react';
import { RewardTerms, type RewardTermsProps } from '#shared/rewards/index.ts';
import { useSession } from '../session/index.ts';

export interface BadgeTermsProps extends Pick<RewardTermsProps, 'id'> {
  readonly achievement: Pick<AchievementPanel_achievementFragment, 'reward'>;
}

/** The terms of the money that each badge of an achievement gives; nothing where it gives none (PROMO-53). */
export function BadgeTerms({ achievement: { reward }, id }: BadgeTermsProps): JSX.Element | null {
  const { account } = useSession();
  if (reward === null || !account) return null;
  return <RewardTerms id={id} amount={reward} currency={account.activeCurrency} />;
}
