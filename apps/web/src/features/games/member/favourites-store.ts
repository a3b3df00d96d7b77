import type { ApolloClient } from '@apollo/client';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import { FavoriteGamesDocument, SetFavoriteGameDocument } from '@magpie/gql/member-games';
import { freshAfter } from '#shared/apollo/index.ts';

export type FavouriteGame = GameTile_gameFragment;

/** The games that a member keeps, as the cache has them. */
export interface FavouritesStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The latest first; `null` while they are not known. */
  readonly get: () => readonly FavouriteGame[] | null;
  readonly set: (game: FavouriteGame, favorite: boolean) => Promise<unknown>;
}

/** For a visitor, who keeps nothing. */
export const noFavourites: Pick<FavouritesStore, 'subscribe' | 'get'> = {
  subscribe: () => () => undefined,
  get: () => null,
};

/** Shows at once what was pressed; a refusal puts back what was. */
function send(client: ApolloClient, now: readonly FavouriteGame[], game: FavouriteGame, favorite: boolean) {
  const others = now.filter(({ id }) => id !== game.id);
  return client.mutate({
    mutation: SetFavoriteGameDocument,
    variables: { game: game.id, favorite },
    optimisticResponse: {
      setFavoriteGame: favorite ? [game, ...others] : others,
    },
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery({ query: FavoriteGamesDocument, data: { favoriteGames: data.setFavoriteGame } });
    },
  });
}

function createStore(client: ApolloClient): FavouritesStore {
  const asked = client.watchQuery({
    query: FavoriteGamesDocument,
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP'),
  });
  const get = (): readonly FavouriteGame[] | null => {
    const { data, dataState } = asked.getCurrentResult();
    return dataState === 'complete' ? data.favoriteGames : null;
  };
  // No push tells of what was pressed on another device: a person who comes from there sees it here.
  const onReturn = () => {
    if (document.visibilityState === 'visible') asked.refetch().catch(() => undefined);
  };
  let listeners = 0;
  return {
    subscribe: (listener) => {
      const watch = asked.subscribe(listener);
      if (listeners === 0) document.addEventListener('visibilitychange', onReturn);
      listeners += 1;
      return () => {
        watch.unsubscribe();
        listeners -= 1;
        if (listeners === 0) document.removeEventListener('visibilitychange', onReturn);
      };
    },
    get,
    set: (game, favorite) => send(client, get() ?? [], game, favorite),
  };
}

const stores = new WeakMap<ApolloClient, { readonly member: string; readonly store: FavouritesStore }>();

/** One for all cards of a member. */
export function favouritesOf(client: ApolloClient, member: string): FavouritesStore {
  const known = stores.get(client);
  if (known?.member === member) return known.store;
  const store = createStore(client);
  stores.set(client, { member, store });
  return store;
}
