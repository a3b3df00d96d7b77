import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '@magpie/gql/session';
import { useEffect } from 'react';
import { socketOffline, refetchAfter } from '#shared/apollo/index.ts';
import { clockMoves } from '#shared/clock/index.ts';
import { logNote } from '#shared/log/index.ts';
import { useStore } from '#shared/store/index.ts';
import { pushesMissed } from './use-stale-balance.ts';

/** Time in ms before a fetch that failed is tried again. */
const beforeRetry = 5_000;

async function fetchAgain(client: ApolloClient, isOver: () => boolean): Promise<void> {
  await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (!isOver()) await refetchAfter(client, 'GAP');
}

/** Fetches again what has ended or begun by itself when the platform's clock is moved. */
function useClockMoves(client: ApolloClient): void {
  useEffect(
    () =>
      clockMoves.subscribe(() => {
        refetchAfter(client, 'CLOCK').catch((error: unknown) => {
          logNote('What the moved clock has changed could not be fetched.', error);
        });
      }),
    [client],
  );
}

/** Fetches again what a push may have changed while the socket was lost, until that has succeeded. */
export function GapListener(): null {
  const client = useApolloClient();
  const lost = useStore(socketOffline);
  const missed = useStore(pushesMissed);
  useClockMoves(client);
  useEffect(() => {
    if (lost) pushesMissed.set(true);
    if (lost || !missed) return undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      fetchAgain(client, () => over).then(
        () => {
          if (!over) pushesMissed.set(false);
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
  }, [client, lost, missed]);
  return null;
}
