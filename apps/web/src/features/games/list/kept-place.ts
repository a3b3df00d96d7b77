import { useLayoutEffect } from 'react';

interface Place {
  /** What the list was of; another list begins anew. */
  readonly list: string;
  readonly pages: number;
  readonly scrolled: number;
}

/** Where the lists of this visit were left, by the router's key of the entry in the browser's history. */
const places = new Map<string, Place>();

/** How many pages of a list were shown when its entry was left; 1 for one that was not. */
export function keptPages(entry: string, list: string): number {
  const place = places.get(entry);
  return place?.list === list ? place.pages : 1;
}

/** Keeps how far a list was read when its entry is left, and goes back there once its games are shown. */
export function useKeptPlace(
  entry: string,
  { list, pages, shown }: { readonly list: string; readonly pages: number; readonly shown: boolean },
): void {
  useLayoutEffect(() => {
    const place = shown ? places.get(entry) : undefined;
    if (place?.list === list) window.scrollTo(0, place.scrolled);
  }, [entry, list, shown]);
  useLayoutEffect(
    () => () => {
      if (shown) places.set(entry, { list, pages, scrolled: window.scrollY });
    },
    [entry, list, pages, shown],
  );
}
