import { losesPromo } from '@magpie/domain/payments';
import { givenUpOffersText } from '@magpie/domain/promos';
import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { termsOf } from './use-deposit-promos.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

const closeForm = () => {
  modals.close('depositModal');
  modals.close('myAccount');
};

/** Says before the deposit which offers it loses, since the active promo bars them, and leads to where that is cancelled. */
export function LostOfferNotice({ promo }: { readonly promo: ChosenPromo }): JSX.Element | null {
  const { promos, deposit, active } = promo;
  const lost = promos?.filter((each) => losesPromo(termsOf(each), deposit)) ?? [];
  if (active === null || deposit.ordinal === null || lost.length === 0) return null;
  const offers = lost.map(({ name }) => name);
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
