import type { ApolloClient } from '@apollo/client';
import { GamesDocument, GameTypesDocument } from '@magpie/gql/games';
import { matchPath } from 'react-router-dom';
import { routePatterns } from '#shared/navigation/index.ts';
import { homeViewOf } from './home/home-view.ts';
import { gamesVariables } from './list/games-variables.ts';
import { readListState } from './list/list-words.ts';
import { pageViewOf, type PageView } from './types/page-view.ts';

function viewOf(pathname: string, query: URLSearchParams): PageView | null {
  if (pathname === routePatterns.home) return homeViewOf(query.get('type'), null);
  const type = matchPath(routePatterns.casinoType, pathname)?.params.type;
  if (type === undefined) return null;
  const view = pageViewOf(type, null);
  return view.page.kind === 'TYPE' || view.page.kind === 'POPULAR' ? view : null;
}

/** Asks for the games of the page that is opened beside its code, so that the first cover does not wait for both in turn. */
export function prefetchGames(
  client: ApolloClient,
  address: { readonly pathname: string; readonly search: string },
): void {
  const query = new URLSearchParams(address.search);
  const view = viewOf(address.pathname, query);
  if (!view) return;
  const variables = gamesVariables(view.page, readListState(query));
  for (const asked of [
    client.query({ query: GamesDocument, variables }),
    client.query({ query: GameTypesDocument }),
  ]) {
    asked.catch(() => undefined);
  }
}
