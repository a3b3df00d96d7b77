import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { toasts } from '#shared/toasts/index.ts';
import { useMemberAction, useSession, useSessionService } from '../../session/index.ts';
import { favouritesOf, noFavourites, type FavouriteGame } from './favourites-store.ts';

/** The games that the member keeps, the latest first; `null` while they are not known, and for a visitor. */
export function useFavouriteGames(): readonly FavouriteGame[] | null {
  const client = useApolloClient();
  const { account } = useSession();
  const store = account ? favouritesOf(client, account.id) : noFavourites;
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export interface Favourite {
  readonly pressed: boolean;
  readonly toggle: () => void;
}

/** Whether the member keeps a game, and the way to change that. A visitor is asked in first, and keeps it then. */
export function useFavourite(game: FavouriteGame): Favourite {
  const client = useApolloClient();
  const { state } = useSessionService();
  const favourites = useFavouriteGames();
  const pressed = favourites?.some(({ id }) => id === game.id) === true;
  const set = useMemberAction((favorite: boolean) => {
    const member = state.get().account?.id;
    if (member === undefined) return;
    favouritesOf(client, member)
      .set(game, favorite)
      .catch((error: unknown) => {
        toasts.failure(error);
      });
  });
  return {
    pressed,
    toggle: () => {
      set(!pressed);
    },
  };
}
