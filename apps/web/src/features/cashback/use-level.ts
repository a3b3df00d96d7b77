import { skipToken } from '@apollo/client/react';
import { useMemberLevelQuery } from '@magpie/gql/levels';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../session/index.ts';

/** The member's level; `null` for a visitor and while it is not known, to whom everything is shown (PROMO-14). */
export function useLevel(): number | null {
  const { account } = useSession();
  const { data } = useMemberLevelQuery(
    account ? { variables: { member: account.id }, context: freshAfter('GAP', 'LEVEL') } : skipToken,
  );
  return account && data ? data.memberLevel.level : null;
}
