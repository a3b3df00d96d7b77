import { useApolloClient } from '@apollo/client/react';

/** Fetches everything on screen again without loading the document anew, so that modals and toasts stay (PROMO-42). */
export function useRefresh(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    // A query that fails says so where its data is shown.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}
