import type { ApolloClient } from '@apollo/client';
import { heartbeatInterval } from '@magpie/domain/session';
import { HeartbeatDocument } from '@magpie/gql/session';
import { logNote } from '#shared/log/index.ts';

/**
 * Sends a heartbeat every 10 seconds (SESS-17), until the answer is false or a call fails, which is only logged
 * (SESS-18). @returns how to stop it
 */
export function startHeartbeat(client: ApolloClient): () => void {
  const timer = setInterval(() => {
    void beat();
  }, heartbeatInterval);
  const stop = () => {
    clearInterval(timer);
  };
  const beat = async () => {
    try {
      const { data } = await client.mutate({ mutation: HeartbeatDocument, fetchPolicy: 'no-cache' });
      if (!data?.heartbeat) stop();
    } catch (error) {
      stop();
      logNote('The heartbeat could not be sent.', error);
    }
  };
  return stop;
}
