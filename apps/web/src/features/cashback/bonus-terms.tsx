import { Heading } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { RewardTerms } from '#shared/rewards/index.ts';
import type { Cashback } from './cashback-text.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

export interface BonusTermsProps {
  readonly cashback: Pick<Cashback, 'currency' | 'currencyType'>;
  /** What it has collected for the member; nothing for a visitor, and while that is not known. */
  readonly own: CollectedCashback | undefined;
  /** They have a part of a page to themselves. */
  readonly wide?: boolean;
}

/** The terms of what is paid as a bonus, before there is anything to claim, too (PROMO-53); nothing where cash is paid. */
export function BonusTerms({ cashback, own, wide = false }: BonusTermsProps): JSX.Element | null {
  const id = useId();
  const { currency, currencyType } = own ?? cashback;
  if (currencyType !== 'BONUS') return null;
  const terms = <RewardTerms amount={own?.amount ?? '0'} currency={currency} wide={wide} brief={!wide} />;
  if (!wide) return terms;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="heading.md" mb="3">
        Paid as a bonus
      </Heading>
      {terms}
    </section>
  );
}
