import { promoLostBy } from '@magpie/domain/payments';
import type { DepositStarts, OfferLoss } from '@magpie/domain/promos';
import { termsOf } from './use-deposit-promos.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

/** The names of the offers that the deposit loses for good for one of these reasons. */
export function lostOffers(
  { promos, deposit, applied }: ChosenPromo,
  ...losses: readonly OfferLoss[]
): readonly string[] {
  const startsBeside = (id: string): DepositStarts => {
    if (applied === null) return 'NONE';
    return applied.id === id ? 'THIS' : 'OTHER';
  };
  return (promos ?? [])
    .filter((each) => {
      const loss = promoLostBy(termsOf(each), deposit, startsBeside(each.id));
      return loss !== null && losses.includes(loss);
    })
    .map(({ name }) => name);
}
