import { chakra } from '@chakra-ui/react';
import { money } from '@magpie/domain/money';
import { depositAward, depositGainText, passedOverOffersText } from '@magpie/domain/promos';
import type { JSX } from 'react';
import { awardRulesOf, leastDepositOf } from '#shared/offers/index.ts';
import { lostOffers } from './lost-offers.ts';
import type { DepositForm } from './use-deposit-form.ts';
import type { DepositPromoView } from './use-deposit-promos.ts';

// On a phone the foot leaves the room to the form.
const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    flex: '1 1 100%',
    textStyle: { base: 'caption', md: 'body.sm' },
    // The figures stand beside the name of the promo, what is lost below both.
    '& > [role=status]': { display: 'contents' },
    '& [data-part=lost]': { order: '1', flexBasis: 'full' },
    '& > b': { fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
  },
});

export interface DepositNoteProps {
  readonly form: Pick<DepositForm, 'promo' | 'amount'>;
}

function gainOf(promo: DepositPromoView, amount: string): string | null {
  const { currency } = promo;
  const deposit = money.parseOrZero(amount, currency.type);
  const award = depositAward(awardRulesOf(promo), leastDepositOf(promo), deposit);
  return award && depositGainText(award, currency);
}

/**
 * Beside the button: the promo that comes with the deposit and what it comes to (PROMO-53), and the offers that are lost without a
 * choice for them. The figures, which change with each key, are not told again: the summary tells them.
 */
export function DepositNote({ form: { promo, amount } }: DepositNoteProps): JSX.Element | null {
  const { applied, deposit, pending } = promo;
  const offers = pending ? [] : lostOffers(promo, 'otherStarted', 'noneStarted');
  const isLost = deposit.ordinal !== null && offers.length > 0;
  if (applied === null && !isLost) return null;
  const gain = applied && gainOf(applied, amount);
  return (
    <Note>
      <div role="status">
        {applied && <p>With {applied.name}</p>}
        {isLost && (
          <p data-part="lost">
            {passedOverOffersText({ offers, started: applied?.name ?? null, ordinal: deposit.ordinal })}
          </p>
        )}
      </div>
      {gain !== null && <b>{gain}</b>}
    </Note>
  );
}
