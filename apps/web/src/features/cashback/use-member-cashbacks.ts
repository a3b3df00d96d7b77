import { skipToken } from '@apollo/client/react';
import { useMemberCashbacksQuery, type CashbackClaim_memberCashbackFragment } from '@magpie/gql/cashback';
import { useSession } from '../session/index.ts';

/** What the cashbacks of a currency, or all of them, have collected for the member, by the id of the cashback. */
export function useMemberCashbacks(
  currency?: string,
): ReadonlyMap<string, CashbackClaim_memberCashbackFragment> {
  const { signedIn } = useSession();
  const filter = { active: { eq: true }, ...(currency !== undefined && { currency: { eq: currency } }) };
  const { data } = useMemberCashbacksQuery(signedIn ? { variables: { filter } } : skipToken);
  return new Map(data?.memberCashbacks.edges.map(({ node }) => [node.cashback.id, node]));
}
