import { rewardTerms, type RewardTerm } from '@magpie/domain/bonuses';
import { money, type CurrencyType } from '@magpie/domain/money';
import type { JSX } from 'react';
import { noteLabels, termLabels, TermRows } from '../offers/index.ts';

export interface RewardTermsProps {
  readonly amount: string;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
  /** For the press that it describes. */
  readonly id?: string | undefined;
}

const labels: Readonly<Record<RewardTerm['about'], string>> = { ...noteLabels, ...termLabels };

/** The terms of a reward that comes as a bonus, before it is claimed (PROMO-53). */
export function RewardTerms({ amount, currency, id }: RewardTermsProps): JSX.Element {
  const terms = rewardTerms(money.parseOrZero(amount, currency.type), currency);
  return (
    <TermRows id={id} terms={terms.map(({ about, text }) => ({ label: labels[about], values: [text] }))} />
  );
}
