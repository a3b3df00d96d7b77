import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { prefetchGames } from '#features/games/index.ts';
import { fetchParts, routePatterns } from '#shared/navigation/index.ts';
import { pages, partsOf } from './early/page-parts.ts';

export function partsAt(pathname: string): readonly string[] {
  const page = pages.find((each) => matchPath(routePatterns[each], pathname) !== null);
  if (!page) return [];
  const { first, next = [] } = partsOf[page];
  return [...first, ...next];
}

/**
 * Fetches the code of a page that somebody is about to open, and what it asks where everybody may know it and it is kept.
 * Promos are not: what the platform says of them is never taken from a cache (API-04).
 */
export function prefetchPage(client: ApolloClient, address: URL): void {
  void fetchParts(partsAt(address.pathname));
  prefetchGames(client, address);
}
