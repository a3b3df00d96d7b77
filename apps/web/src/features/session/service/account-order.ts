import type { ApolloClient } from '@apollo/client';
import { accountCalls, connections } from '../../../shared/apollo/index.ts';
import { logNote } from '../../../shared/log/index.ts';
import { fetchAccount } from './account-watch.ts';
import type { Pushes } from './push-events.ts';

/**
 * Fetches the account once more when a push, or a new connection, has overtaken a call that writes it: the answer of that
 * call may be older than the push and yet take its place.
 *
 * @returns how to stop
 */
export function keepAccountInOrder(client: ApolloClient, pushes: Pushes): () => void {
  let overtaken = false;
  const overtake = () => {
    overtaken ||= accountCalls.get() > 0;
  };
  const catchUp = () => {
    if (!overtaken || accountCalls.get() > 0) return;
    overtaken = false;
    // Not in the turn of the answer: the client would still take the new call for the one that has just ended.
    queueMicrotask(() => {
      fetchAccount(client).catch((error: unknown) => {
        logNote('The account could not be fetched.', error);
      });
    });
  };
  const stops = [
    pushes.on('balanceUpdated', overtake),
    pushes.on('memberUpdated', overtake),
    connections.subscribe(overtake),
    accountCalls.subscribe(catchUp),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
