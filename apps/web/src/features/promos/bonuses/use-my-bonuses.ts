import { skipToken } from '@apollo/client/react';
import { useMyBonusesQuery } from '@magpie/gql/promos';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../../session/index.ts';
import { useFollowNews } from '../../session/late.ts';

/** What was awarded to the member and waits to be activated, wherever it is shown (PROMO-01, BONUS-17). What is given or ends is told by a message, and what the member claims or activates elsewhere by the balance. */
export function useMyBonuses(): ReturnType<typeof useMyBonusesQuery> {
  const { signedIn } = useSession();
  const result = useMyBonusesQuery(signedIn ? { context: freshAfter('GAP', 'LEVEL', 'CLOCK') } : skipToken);
  useFollowNews(() => result.refetch());
  return result;
}
