import { skipToken } from '@apollo/client/react';
import { useLobbyActivePromoQuery } from '@magpie/gql/active-promo';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../session/index.ts';

/** An active promo is fetched again by `PromoListener` once one begins. */
export const promoFreshness = freshAfter('GAP', 'CLOCK');

export function useActivePromo(): ReturnType<typeof useLobbyActivePromoQuery> {
  const { account } = useSession();
  return useLobbyActivePromoQuery(
    account ? { variables: { member: account.id }, context: promoFreshness } : skipToken,
  );
}
