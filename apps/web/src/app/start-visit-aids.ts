import type { ApolloClient } from '@apollo/client';
import { watchIntent } from '#shared/navigation/index.ts';
import { keepPlaces } from './keep-places.ts';
import { registerWorker } from './offline/register-worker.ts';
import { prefetchPage } from './prefetch-page.ts';

/** Begins what the next page or the next visit is quicker by. @returns how to end it */
export function startVisitAids(client: ApolloClient): () => void {
  void registerWorker();
  const ends = [
    keepPlaces(),
    watchIntent((address) => {
      prefetchPage(client, address);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
