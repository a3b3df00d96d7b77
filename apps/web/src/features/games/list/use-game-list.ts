import {
  GamesDocument,
  useGamesQuery,
  type GamesQueryVariables,
  type GameTile_gameFragment,
} from '@magpie/gql/games';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRetryOnline } from '#shared/online/index.ts';
import { keptPages, placesOf, useKeptPlace, type GamesPage } from './kept-place.ts';

export interface GameList {
  /** The games shown, in their order; `null` until the first page has arrived. */
  readonly games: readonly GameTile_gameFragment[] | null;
  /** Games that the filter lets through, on all pages together. */
  readonly total: number;
  /** How many of them match a search only closely; they are the last ones. */
  readonly close: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The first page could not be loaded. */
  readonly failed: boolean;
  readonly moreFailed: boolean;
  readonly pages: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Progress {
  /** What the pages are of; other variables start again at one page (GAMES-17). */
  readonly key: string;
  readonly later: readonly GamesPage[];
  readonly more: 'IDLE' | 'LOADING' | 'FAILED';
}

/** The games of all pages in their order. One that moved to a later page meanwhile stays where it was first. */
function gamesOf(pages: readonly GamesPage[]): GameTile_gameFragment[] {
  return [...new Map(pages.flatMap(({ edges }) => edges.map(({ node }) => [node.id, node]))).values()];
}

/** Loads a game list page by page. Its first page is the first 24 games again whenever the variables change (GAMES-17). */
export function useGameList(variables: GamesQueryVariables): GameList {
  const { client, data, error, loading, refetch } = useGamesQuery({ variables });
  const key = JSON.stringify(variables);
  const { key: entry } = useLocation();
  const places = placesOf(client);
  /** A list that is come back to goes on where it was left. */
  const start = (): Progress => ({ key, later: keptPages(places, entry, key), more: 'IDLE' });
  const [stored, setStored] = useState(start);
  if (stored.key !== key) setStored(start());
  const { later, more } = stored.key === key ? stored : start();
  const first = data?.games;
  const pages = first ? [first, ...later] : [];
  const end = pages.at(-1)?.pageInfo;

  const ask = async (after: string | null): Promise<GamesPage> => {
    const { data: page } = await client.query({ query: GamesDocument, variables: { ...variables, after } });
    if (!page) throw new Error('No page came.');
    return page.games;
  };
  /** A page goes after the one that it was asked after, or nowhere, so that none is shown twice. */
  const advance = (change: Partial<Progress>) => {
    setStored((now) => (now.key === key && now.later === later ? { ...now, ...change } : now));
  };
  const loadMore = async (): Promise<void> => {
    advance({ more: 'LOADING' });
    try {
      const page = await ask(end?.endCursor ?? null);
      advance({ later: [...later, page], more: 'IDLE' });
      // Who reads on once does so again: the cache keeps it until then.
      if (page.pageInfo.hasNextPage) ask(page.pageInfo.endCursor).catch(() => undefined);
    } catch {
      advance({ more: 'FAILED' });
    }
  };
  const retry = () => {
    refetch().catch(() => undefined);
  };
  const failed = error !== undefined && !first && !loading;
  useRetryOnline(failed, retry);
  useKeptPlace(places, { entry, list: key, later, shown: first !== undefined });

  return {
    games: first ? gamesOf(pages) : null,
    total: first?.totalCount ?? 0,
    close: first?.closeCount ?? 0,
    hasMore: end?.hasNextPage ?? false,
    loadingMore: more === 'LOADING',
    failed,
    moreFailed: more === 'FAILED',
    pages: pages.length,
    loadMore: () => {
      void loadMore();
    },
    retry,
  };
}
