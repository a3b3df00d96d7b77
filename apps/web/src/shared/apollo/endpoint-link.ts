import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { Endpoints } from '../config/index.ts';
import { platformFetch } from './early-answers.ts';

const withOperationName = (base: string) => (operation: ApolloLink.Operation) =>
  `${base}?operationName=${encodeURIComponent(operation.operationName ?? 'anonymous')}`;

/**
 * To the promo endpoint when the context names it, otherwise to the main one, with the operation name in the query string
 * (API-03). A context with a `carrier` replaces both by that link, as for an upload whose progress is shown.
 */
export function endpointLink(endpoints: Endpoints): ApolloLink {
  const byEndpoint = ApolloLink.split(
    (operation) => operation.getContext()['endpoint'] === 'promo',
    new BaseHttpLink({ uri: withOperationName(endpoints.promo), fetch: platformFetch }),
    new BaseHttpLink({ uri: withOperationName(endpoints.main), fetch: platformFetch }),
  );
  return new ApolloLink((operation, forward) => {
    const carrier: unknown = operation.getContext()['carrier'];
    return (carrier instanceof ApolloLink ? carrier : byEndpoint).request(operation, forward);
  });
}
