import { promoLostBy } from '@magpie/domain/payments';
import type { DepositStarts, OfferLoss } from '@magpie/domain/promos';
import { termsOf, type DepositPromoView } from './use-deposit-promos.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

/** The names of the offers that the deposit loses for good for one of these reasons. */
export function lostOffers(
  { promos, deposit, applied }: ChosenPromo,
  ...losses: readonly OfferLoss[]
): readonly string[] {
  const startsBeside = (offer: DepositPromoView): DepositStarts => {
    if (applied === null) return 'NONE';
    return applied === offer ? 'THIS' : 'OTHER';
  };
  return (promos ?? [])
    .filter((each) => {
      const loss = promoLostBy(termsOf(each), deposit, startsBeside(each));
      return loss !== null && losses.includes(loss);
    })
    .map(({ name }) => name);
}
