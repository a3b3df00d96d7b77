import { skipToken } from '@apollo/client/react';
import { useLobbyActivePromoQuery } from '@magpie/gql/active-promo';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../session/index.ts';

/** The member's active promo, fetched again once one begins, be it while the socket was lost. */
export function useActivePromo(): ReturnType<typeof useLobbyActivePromoQuery> {
  const { account } = useSession();
  return useLobbyActivePromoQuery(
    account ? { variables: { member: account.id }, context: freshAfter('GAP', 'PROMO', 'CLOCK') } : skipToken,
  );
}
