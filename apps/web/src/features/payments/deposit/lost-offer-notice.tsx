import { givenUpOffersText } from '@magpie/domain/promos';
import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { lostOffers } from './lost-offers.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

const closeForm = () => {
  modals.close('depositModal');
  modals.close('myAccount');
};

/** Says before the deposit which offers it loses, since the active promo bars them, and leads to where that is cancelled. */
export function LostOfferNotice({ promo }: { readonly promo: ChosenPromo }): JSX.Element | null {
  const { deposit, active } = promo;
  const offers = lostOffers(promo, 'promoActive');
  if (active === null || deposit.ordinal === null || offers.length === 0) return null;
  return (
    <Alert tone="warning" role="status" alignItems="flex-start">
      <p>{givenUpOffersText({ offers, active, ordinal: deposit.ordinal })}</p>
      <Button asChild size="sm" mt="2">
        <Link to={paths.personalCenter('active-bonus')} onClick={closeForm}>
          View active bonus
        </Link>
      </Button>
    </Alert>
  );
}
