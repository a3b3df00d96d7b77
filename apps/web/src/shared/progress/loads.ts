import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createStore, useStore, type Store } from '../store/index.ts';

const code = createStore(0);
const queries = createStore(0);

function begin(counter: Store<number>): () => void {
  counter.update((count) => count + 1);
  return () => {
    counter.update((count) => count - 1);
  };
}

export interface Loads {
  readonly code: boolean;
  readonly data: boolean;
}

export function useLoads(): Loads {
  return { code: useStore(code, (count) => count > 0), data: useStore(queries, (count) => count > 0) };
}

export async function trackCode<T>(load: () => Promise<T>): Promise<T> {
  const end = begin(code);
  try {
    return await load();
  } finally {
    end();
  }
}

/** Counts the queries that are in progress, until they are answered or given up. */
export const trackedLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  return new Observable((observer) => {
    const end = begin(queries);
    const call = forward(operation).subscribe(observer);
    return () => {
      call.unsubscribe();
      end();
    };
  });
});
