import { skipToken } from '@apollo/client/react';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../../session/index.ts';

/** Whether the member has an active promo; `null` while that is not known. */
export function useHasActivePromo(): boolean | null {
  const { account } = useSession();
  const { data } = usePromoStandingQuery(
    account ? { variables: { member: account.id }, context: freshAfter('GAP', 'PLAY', 'CLOCK') } : skipToken,
  );
  return data ? data.member.activePromo !== null : null;
}
