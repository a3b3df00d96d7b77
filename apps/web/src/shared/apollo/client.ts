import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Endpoints } from '../config/index.ts';
import { trackedLink } from '../progress/index.ts';
import { accountCallsLink } from './account-calls.ts';
import { createCache } from './cache.ts';
import { endpointLink } from './endpoint-link.ts';
import { errorsLink, type ErrorListener } from './errors-link.ts';
import { headersLink, type CallFacts } from './headers-link.ts';
import { socketLink, type SocketLink } from './socket-link.ts';

export interface PlatformClient {
  readonly client: ApolloClient;
  readonly socket: SocketLink;
}

/** The links run in this order: headers, error reactions, counts of account calls and of queries, split by operation. */
export function createPlatformClient(
  endpoints: Endpoints,
  facts: CallFacts,
  onError: ErrorListener,
): PlatformClient {
  const socket = socketLink(endpoints.subscriptions, facts);
  const byOperation = ApolloLink.split(
    (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
    socket.link,
    endpointLink(endpoints),
  );
  const link = ApolloLink.from([
    headersLink(facts),
    errorsLink(onError),
    accountCallsLink,
    trackedLink,
    byOperation,
  ]);
  return { client: new ApolloClient({ link, cache: createCache() }), socket };
}
