import { skipToken } from '@apollo/client/react';
import { useMyBonusesQuery } from '@magpie/gql/promos';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../../session/index.ts';
import { useFollowMessages } from '../../session/late.ts';

/** What was awarded to the member and waits to be activated, wherever it is shown (PROMO-01, BONUS-17). What is given or ends is told by a message. */
export function useMyBonuses(): ReturnType<typeof useMyBonusesQuery> {
  const { signedIn } = useSession();
  const result = useMyBonusesQuery(signedIn ? { context: freshAfter('GAP', 'LEVEL', 'CLOCK') } : skipToken);
  useFollowMessages(() => result.refetch());
  return result;
}
