import { useApolloClient } from '@apollo/client/react';
import type { PromoAtStake } from '@magpie/domain/payments';
import { PromoStandingDocument } from '@magpie/gql/promos';
import { logNote } from '#shared/log/index.ts';

/**
 * Asks for a member's active promo as it stands at this moment, since play may have changed what there is to lose. Null
 * without one, and when there is no answer: the platform knows, and holds back a withdrawal that would end one (WDR-28).
 */
export function usePromoAtStake(): (member: string) => Promise<PromoAtStake | null> {
  const client = useApolloClient();
  return async (member) => {
    try {
      const { data } = await client.query({
        query: PromoStandingDocument,
        variables: { member },
        fetchPolicy: 'network-only',
        context: { endpoint: 'promo' },
      });
      const active = data?.member.activePromo;
      if (!active) return null;
      const { id, promo, currency, atStake } = active;
      return {
        id,
        name: promo.name,
        type: promo.type,
        currency: currency.code,
        loss: { ...atStake, currency },
      };
    } catch (error) {
      logNote('The active promo could not be fetched.', error);
      return null;
    }
  };
}
