import type { JSX } from 'react';
import { RewardTerms } from '#shared/rewards/index.ts';
import type { Cashback } from './cashback-text.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

export interface BonusTermsProps {
  readonly cashback: Pick<Cashback, 'currency' | 'currencyType'>;
  /** What it has collected for the member; nothing for a visitor, and while that is not known. */
  readonly own: CollectedCashback | undefined;
}

/** The terms of what is paid as a bonus, before there is anything to claim, too (PROMO-53); nothing where cash is paid. */
export function BonusTerms({ cashback, own }: BonusTermsProps): JSX.Element | null {
  const { currency, currencyType } = own ?? cashback;
  if (currencyType !== 'BONUS') return null;
  return <RewardTerms amount={own?.amount ?? '0'} currency={currency} />;
}
