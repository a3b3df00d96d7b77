import { ApolloLink, HttpLink } from '@apollo/client';
import type { Endpoints } from '../config/index.ts';

const withOperationName = (base: string) => (operation: ApolloLink.Operation) =>
  `${base}?operationName=${encodeURIComponent(operation.operationName ?? 'anonymous')}`;

/**
 * Sends a call to the promo endpoint when its context names it, otherwise to the main one, with the operation
 * name in the query string (API-03). A call whose context brings a `carrier` goes over that link in place of them, as an
 * upload does, whose progress is shown.
 */
export function endpointLink(endpoints: Endpoints): ApolloLink {
  const byEndpoint = ApolloLink.split(
    (operation) => operation.getContext()['endpoint'] === 'promo',
    new HttpLink({ uri: withOperationName(endpoints.promo) }),
    new HttpLink({ uri: withOperationName(endpoints.main) }),
  );
  return new ApolloLink((operation, forward) => {
    const carrier: unknown = operation.getContext()['carrier'];
    return (carrier instanceof ApolloLink ? carrier : byEndpoint).request(operation, forward);
  });
}
