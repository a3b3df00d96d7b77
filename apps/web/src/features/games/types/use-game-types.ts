import { listedGameTypes } from '@magpie/domain/games';
import { useGameTypesQuery, type GameTypesQuery } from '@magpie/gql/games';
import { useEffect } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import { toasts } from '#shared/toasts/index.ts';

export type GameType = GameTypesQuery['gameTypes'][number];

export interface GameTypes {
  /** All but SPORTSBOOK in the order of the menu (GAMES-10); `null` until they have arrived. */
  readonly types: readonly GameType[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the types of games; when that fails the toast 'Something went wrong' shows (GAMES-20). */
export function useGameTypes(): GameTypes {
  const { data, error, refetch } = useGameTypesQuery();
  const failed = error !== undefined && data === undefined;
  useEffect(() => {
    if (failed) toasts.error('Something went wrong');
  }, [failed]);
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  return { types: data ? listedGameTypes(data.gameTypes) : null, failed, retry };
}
