import type { ApolloClient } from '@apollo/client';
import type { GamesQuery } from '@magpie/gql/games';
import { useLayoutEffect } from 'react';

export type GamesPage = GamesQuery['games'];

interface Place {
  /** What the list was of; another list begins anew. */
  readonly list: string;
  /** The pages that were shown after the first. */
  readonly later: readonly GamesPage[];
  readonly scrolled: number;
}

type Places = Map<string, Place>;

/** Where the lists of a client's visit were left, by the router's key of the entry in the browser's history. */
const visits = new WeakMap<ApolloClient, Places>();

export function placesOf(client: ApolloClient): Places {
  const places = visits.get(client) ?? new Map<string, Place>();
  visits.set(client, places);
  return places;
}

const none: readonly GamesPage[] = [];

/** The pages of a list that were shown after its first when its entry was left. */
export function keptPages(places: Places, entry: string, list: string): readonly GamesPage[] {
  const place = places.get(entry);
  return place?.list === list ? place.later : none;
}

/** Keeps how far a list was read when its entry is left, and goes back there once its games are shown. */
export function useKeptPlace(
  places: Places,
  {
    entry,
    list,
    later,
    shown,
  }: Omit<Place, 'scrolled'> & { readonly entry: string; readonly shown: boolean },
): void {
  useLayoutEffect(() => {
    const place = shown ? places.get(entry) : undefined;
    if (place?.list === list) window.scrollTo(0, place.scrolled);
  }, [places, entry, list, shown]);
  useLayoutEffect(
    () => () => {
      if (shown) places.set(entry, { list, later, scrolled: window.scrollY });
    },
    [places, entry, list, later, shown],
  );
}
