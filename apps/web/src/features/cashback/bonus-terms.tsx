import type { JSX } from 'react';
import { RewardTerms } from '#shared/rewards/index.ts';
import { hasCollected, type CollectedCashback } from './use-member-cashbacks.ts';

/** The terms of what is paid as a bonus, before it is claimed (PROMO-53); nothing where cash is paid, or nothing yet. */
export function BonusTerms({ own }: { readonly own: CollectedCashback }): JSX.Element | null {
  if (own.currencyType !== 'BONUS' || !hasCollected(own)) return null;
  return <RewardTerms amount={own.amount} currency={own.currency} />;
}
