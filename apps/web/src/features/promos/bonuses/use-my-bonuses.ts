import { skipToken } from '@apollo/client/react';
import { useMyBonusesQuery } from '@magpie/gql/promos';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../../session/index.ts';

/** What was awarded to the member and waits to be activated, wherever it is shown (PROMO-01, BONUS-17). */
export function useMyBonuses(): ReturnType<typeof useMyBonusesQuery> {
  const { signedIn } = useSession();
  return useMyBonusesQuery(signedIn ? { context: freshAfter('GAP', 'LEVEL', 'CLOCK') } : skipToken);
}
