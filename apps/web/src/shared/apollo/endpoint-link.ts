import { ApolloLink, HttpLink } from '@apollo/client';
import type { Endpoints } from '../config/index.ts';

const withOperationName = (base: string) => (operation: ApolloLink.Operation) =>
  `${base}?operationName=${encodeURIComponent(operation.operationName ?? 'anonymous')}`;

/**
 * Sends a call to the promo endpoint when its context names it, otherwise to the main one, with the operation
 * name in the query string (API-03).
 */
export function endpointLink(endpoints: Endpoints): ApolloLink {
  return ApolloLink.split(
    (operation) => operation.getContext()['endpoint'] === 'promo',
    new HttpLink({ uri: withOperationName(endpoints.promo) }),
    new HttpLink({ uri: withOperationName(endpoints.main) }),
  );
}
