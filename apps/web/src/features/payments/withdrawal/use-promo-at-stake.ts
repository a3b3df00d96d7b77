import { useApolloClient } from '@apollo/client/react';
import type { WithdrawalFacts } from '@magpie/domain/payments';
import { PromoStandingDocument, type PromoStandingQuery } from '@magpie/gql/promos';
import { logNote } from '#shared/log/index.ts';

type Stake = Pick<WithdrawalFacts, 'promo' | 'waiting'>;

export const noStake: Stake = { promo: null, waiting: [] };

function stakeOf({ activePromo, pendingPromos }: PromoStandingQuery['member']): Stake {
  return {
    promo: activePromo && {
      id: activePromo.id,
      name: activePromo.promo.name,
      type: activePromo.promo.type,
      currency: activePromo.currency.code,
      loss: { ...activePromo.atStake, currency: activePromo.currency },
    },
    waiting: pendingPromos.map(({ id, bonus, promo: { name, type }, currency }) => ({
      ...{ id, name, type, bonus, currency: currency.code },
      ...{ symbol: currency.symbol, currencyType: currency.type },
    })),
  };
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
      return data ? stakeOf(data.member) : noStake;
    } catch (error) {
      logNote('The active promo could not be fetched.', error);
      return noStake;
    }
  };
}
