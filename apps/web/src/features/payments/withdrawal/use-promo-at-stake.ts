import { useApolloClient } from '@apollo/client/react';
import type { PromoAtStake, WithdrawalFacts } from '@magpie/domain/payments';
import { PromoStandingDocument, type PromoStake_memberPromoFragment } from '@magpie/gql/promos';
import { logNote } from '#shared/log/index.ts';

type Stake = Pick<WithdrawalFacts, 'promo' | 'waiting'>;

export const noStake: Stake = { promo: null, waiting: [] };

function stakeOf({ id, amount, promo, currency, atStake }: PromoStake_memberPromoFragment): PromoAtStake {
  return { ...promo, id, deposit: amount, currency: currency.code, loss: { ...atStake, currency } };
}

/**
 * Asks for a member's promos as they stand at this moment, since play may have changed what there is to lose. Nothing when there
 * is no answer: the platform knows, and holds back a withdrawal that would end one (WDR-28).
 */
export function usePromoAtStake(): (member: string) => Promise<Stake> {
  const client = useApolloClient();
  return async (member) => {
    try {
      const { data } = await client.query({
        query: PromoStandingDocument,
        variables: { member },
        fetchPolicy: 'network-only',
        context: { endpoint: 'promo' },
      });
      if (!data) return noStake;
      const { activePromo, pendingPromos } = data.member;
      return { promo: activePromo && stakeOf(activePromo), waiting: pendingPromos.map(stakeOf) };
    } catch (error) {
      logNote('The active promo could not be fetched.', error);
      return noStake;
    }
  };
}
