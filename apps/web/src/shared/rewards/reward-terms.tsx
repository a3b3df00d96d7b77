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
  /** They stand on a card beside others, as those of promos do: all of them are told again before it is activated. */
  readonly brief?: boolean;
}

const onPagesAlone: readonly RewardTerm['about'][] = ['stake', 'loss'];

const labels: Readonly<Record<RewardTerm['about'], string>> = { ...noteLabels, ...termLabels };

/** The terms of a reward that comes as a bonus, before it is claimed (PROMO-53). */
export function RewardTerms(props: RewardTermsProps): JSX.Element {
  const { amount, currency, id, wide = false, brief = false } = props;
  const decided = rewardTerms(money.parseOrZero(amount, currency.type), currency);
  const told = brief ? decided.filter(({ about }) => !onPagesAlone.includes(about)) : decided;
  const terms = told.map(({ about, text }) => ({ label: labels[about], values: [text] }));
  return wide ? <TermTable terms={terms} /> : <TermRows id={id} terms={terms} />;
}
