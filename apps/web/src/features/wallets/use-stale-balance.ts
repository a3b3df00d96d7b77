import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '@magpie/gql/session';
import { useEffect, useState } from 'react';
import { connectionLost, refetchAfter } from '../../shared/apollo/index.ts';
import { logNote } from '../../shared/log/index.ts';
import { useStore } from '../../shared/store/index.ts';
import { useSession } from '../session/index.ts';

/** Time in ms before a fetch that failed is tried again. */
const beforeRetry = 5_000;

async function fetchAgain(client: ApolloClient): Promise<void> {
  await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  await refetchAfter(client, 'GAP');
}

/**
 * Whether the shown balance may be out of date: while it is only what the tab kept over a reload, and from the loss of
 * the socket until it is back and everything that a push may have changed meanwhile has been fetched again.
 */
export function useStaleBalance(): boolean {
  const client = useApolloClient();
  const session = useSession();
  const lost = useStore(connectionLost);
  const [behind, setBehind] = useState(lost);
  if (lost && !behind) setBehind(true);

  useEffect(() => {
    if (lost || !behind) return undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      fetchAgain(client).then(
        () => {
          if (!over) setBehind(false);
        },
        (error: unknown) => {
          logNote('The balance could not be fetched again.', error);
          if (!over) timer = setTimeout(attempt, beforeRetry);
        },
      );
    };
    attempt();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, lost, behind]);
  return lost || behind || (session.signedIn && !session.confirmed);
}
