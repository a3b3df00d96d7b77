import { rewardTerms, type RewardTerm } from '@magpie/domain/bonuses';
import { money, type CurrencyType } from '@magpie/domain/money';
import type { JSX } from 'react';
import { noteLabels, termLabels, TermRows, TermTable } from '../offers/index.ts';

export interface RewardTermsProps {
  readonly amount: string;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
  /** For the press that it describes. */
  readonly id?: string | undefined;
  /** They stand on a page, with room. */
  readonly wide?: boolean;
}

const labels: Readonly<Record<RewardTerm['about'], string>> = { ...noteLabels, ...termLabels };

/** The terms of a reward that comes as a bonus, before it is claimed (PROMO-53). */
export function RewardTerms({ amount, currency, id, wide = false }: RewardTermsProps): JSX.Element {
  const decided = rewardTerms(money.parseOrZero(amount, currency.type), currency);
  const terms = decided.map(({ about, text }) => ({ label: labels[about], values: [text] }));
  return wide ? <TermTable terms={terms} /> : <TermRows id={id} terms={terms} />;
}
