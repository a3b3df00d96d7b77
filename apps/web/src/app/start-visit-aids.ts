import type { ApolloClient } from '@apollo/client';
import { watchIntent } from '#shared/navigation/index.ts';
import { keepPlaces } from './keep-places.ts';
import { registerWorker } from './offline/register-worker.ts';
import { prefetchPage } from './prefetch-page.ts';
import { retryPictures } from './retry-pictures.ts';

/** Begins what the page is whole by, and the next page or the next visit quicker. @returns how to end it */
export function startVisitAids(client: ApolloClient): () => void {
  void registerWorker();
  const ends = [
    keepPlaces(),
    retryPictures(),
    watchIntent((address) => {
      prefetchPage(client, address);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
