import { displayMoney } from '@magpie/domain/format';
import { money, type Minor } from '@magpie/domain/money';
import { depositAward, termText, turnoverText } from '@magpie/domain/promos';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import {
  awardRulesOf,
  leastDepositOf,
  Lines,
  minimumCashOf,
  TermNotes,
  termNotesOf,
  TermsSection,
  termLabels,
} from '#shared/offers/index.ts';
import type { DepositPromoView } from './use-deposit-promos.ts';

export interface DepositSummaryProps {
  /** The promo that comes with the deposit. */
  readonly promo: DepositPromoView;
  /** As typed. */
  readonly amount: string;
}

function Figures({ promo, deposit }: { readonly promo: DepositPromoView; readonly deposit: Minor }) {
  const { currency } = promo;
  const text = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  const { bonus, turnoverTarget, toPlayWith } = depositAward(awardRulesOf(promo), deposit);
  return (
    <>
      <Lines>
        <div>
          <dt>Deposit</dt>
          <dd>{text(deposit)}</dd>
        </div>
        <div>
          <dt>Bonus</dt>
          <dd>{text(bonus)}</dd>
        </div>
        <div>
          <dt>{termLabels.target}</dt>
          <dd>{text(turnoverTarget)}</dd>
        </div>
        <div data-part="sum">
          <dt>You’ll have</dt>
          <dd>{text(toPlayWith)} to play with</dd>
        </div>
      </Lines>
      <Text size="caption" tone="muted" mt="3" mb="1.5">
        {termLabels.wagering}: {turnoverText(promo)}. {termLabels.days}: {termText(promo.daysToPlay)}.{' '}
        {termLabels.minimumCash}: {minimumCashOf(promo)}.
      </Text>
      <TermNotes notes={termNotesOf(promo, false)} />
    </>
  );
}

/** What a deposit with a promo comes to: by the amount once it is enough, until then by the least one (PROMO-53). */
export function DepositSummary({ promo, amount }: DepositSummaryProps): JSX.Element {
  const deposit = money.parseOrZero(amount, promo.currency.type);
  const enough = deposit > 0n && deposit >= (leastDepositOf(promo) ?? money.zero);
  return (
    <section aria-label="Summary" aria-live="polite">
      {enough ? <Figures promo={promo} deposit={deposit} /> : <TermsSection promo={promo} />}
    </section>
  );
}
