import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { money, type Minor } from '@magpie/domain/money';
import { depositAward, targetSourceText, termText, type DepositAward } from '@magpie/domain/promos';
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

function Figures({ promo, award }: { readonly promo: DepositPromoView; readonly award: DepositAward }) {
  const { currency } = promo;
  const text = (amount: Minor) => displayMoney(money.format(amount, currency.type), currency);
  const { deposit, bonus, turnoverTarget, toPlayWith } = award;
  const source = targetSourceText({ ...award, kind: promo.kind, wagering: promo.wagering, currency });
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
          <dd>
            <span>{text(turnoverTarget)}</span>
            {source !== null && <span data-part="source">{source}</span>}
          </dd>
        </div>
        <div data-part="sum">
          <dt>You’ll have</dt>
          <dd>{text(toPlayWith)} to play with</dd>
        </div>
      </Lines>
      <chakra.div mt="4">
        <TermNotes
          notes={[
            { label: termLabels.days, text: termText(promo.daysToPlay) },
            { label: termLabels.minimumCash, text: minimumCashOf(promo) },
            ...termNotesOf(promo, false),
          ]}
        />
      </chakra.div>
    </>
  );
}

/** What a deposit with a promo comes to: by the amount once it is enough, until then by the least one (PROMO-53). */
export function DepositSummary({ promo, amount }: DepositSummaryProps): JSX.Element {
  const deposit = money.parseOrZero(amount, promo.currency.type);
  const award = depositAward(awardRulesOf(promo), leastDepositOf(promo), deposit);
  return (
    <section aria-label="Summary" aria-live="polite">
      {award ? <Figures promo={promo} award={award} /> : <TermsSection promo={promo} />}
    </section>
  );
}
