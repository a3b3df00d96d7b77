import { gamesPageSize } from '@magpie/domain/games';
import { useGamesQuery, type GamesQueryVariables, type GameTile_gameFragment } from '@magpie/gql/games';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRetryOnline } from '#shared/online/index.ts';
import { keptPages, useKeptPlace } from './kept-place.ts';

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
  readonly pages: number;
  readonly more: 'IDLE' | 'LOADING' | 'FAILED';
}

/** A list that is come back to goes on where it was left. */
const start = (key: string, entry: string): Progress => ({ key, pages: keptPages(entry, key), more: 'IDLE' });

/** Loads a game list page by page. Its first page is the first 24 games again whenever the variables change (GAMES-17). */
export function useGameList(variables: GamesQueryVariables): GameList {
  const { data, error, loading, fetchMore, refetch } = useGamesQuery({ variables });
  const key = JSON.stringify(variables);
  const { key: entry } = useLocation();
  const [stored, setStored] = useState(() => start(key, entry));
  if (stored.key !== key) setStored(start(key, entry));
  const progress = stored.key === key ? stored : start(key, entry);
  const advance = (change: Partial<Progress>) => {
    setStored((now) => (now.key === key ? { ...now, ...change } : now));
  };
  const connection = data?.games;
  const edges = connection?.edges ?? [];
  const shown = edges.slice(0, progress.pages * gamesPageSize);
  const nextPage = { pages: progress.pages + 1, more: 'IDLE' } as const;

  const fetchNext = async (after: string | null): Promise<void> => {
    advance({ more: 'LOADING' });
    try {
      await fetchMore({ variables: { after } });
      advance(nextPage);
    } catch {
      advance({ more: 'FAILED' });
    }
  };
  const retry = () => {
    refetch().catch(() => undefined);
  };
  const failed = error !== undefined && connection === undefined && !loading;
  useRetryOnline(failed, retry);
  useKeptPlace(entry, { list: key, pages: progress.pages, shown: connection !== undefined });

  return {
    games: connection ? shown.map(({ node }) => node) : null,
    total: connection?.totalCount ?? 0,
    close: connection?.closeCount ?? 0,
    hasMore: edges.length > shown.length || (connection?.pageInfo.hasNextPage ?? false),
    loadingMore: progress.more === 'LOADING',
    failed,
    moreFailed: progress.more === 'FAILED',
    pages: progress.pages,
    loadMore: () => {
      if (progress.more === 'LOADING') return;
      if (edges.length > shown.length) advance(nextPage);
      else void fetchNext(connection?.pageInfo.endCursor ?? null);
    },
    retry,
  };
}
