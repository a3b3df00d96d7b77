import { ApolloLink, Observable } from '@apollo/client';
import { Kind } from 'graphql';
import { createStore } from '../store/index.ts';

/** Calls in flight whose answers write the balances of the account. */
export const accountCalls = createStore(0);

function writesBalances({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (part) =>
      part.kind === Kind.FRAGMENT_DEFINITION &&
      part.typeCondition.name.value === 'Member' &&
      part.selectionSet.selections.some(
        (field) => field.kind === Kind.FIELD && field.name.value === 'wallets',
      ),
  );
}

export const accountCallsLink = new ApolloLink((operation, forward) => {
  if (!writesBalances(operation)) return forward(operation);
  return new Observable((observer) => {
    accountCalls.update((count) => count + 1);
    const call = forward(operation).subscribe(observer);
    return () => {
      call.unsubscribe();
      accountCalls.update((count) => count - 1);
    };
  });
});
