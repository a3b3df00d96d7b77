import { displayCount } from '../format/index.ts';

/** Games per request (GAMES-13). */
export const gamesPageSize = 24;

const longestSearch = 100;

const widths: readonly (readonly [from: number, columns: number])[] = [
  [1280, 6],
  [1024, 5],
  [768, 4],
];

/** Columns of the game grid by the width of the viewport in px (GAMES-01). */
export function gridColumns(width: number): 3 | 4 | 5 | 6 {
  const columns = widths.find(([from]) => width >= from)?.[1];
  return columns === 6 || columns === 5 || columns === 4 ? columns : 3;
}

/** The types with a menu entry and a list, in their order: all but SPORTSBOOK (GAMES-10). */
export function listedGameTypes<T extends { readonly code: string }>(types: readonly T[]): T[] {
  return types.filter((type) => type.code.toUpperCase() !== 'SPORTSBOOK');
}

/** The path segment after '/casino/': 'SLOTS' gives 'slots' (GAMES-15). */
export function gameTypeSlug(code: string): string {
  return code.toLowerCase();
}

export type CasinoPage =
  | { readonly kind: 'LOBBY' }
  | { readonly kind: 'POPULAR' }
  | { readonly kind: 'PROVIDERS' }
  | { readonly kind: 'FAVOURITES' }
  | { readonly kind: 'RECENT' }
  | { readonly kind: 'TYPE'; readonly code: string }
  | { readonly kind: 'UNKNOWN' };

/** 'lobby', 'popular', 'providers' and the member's own lists are pages; other slugs are configured types or unknown (SHELL-03 to SHELL-05). */
export function casinoPage(slug: string, types: readonly { readonly code: string }[]): CasinoPage {
  if (slug === 'lobby') return { kind: 'LOBBY' };
  if (slug === 'popular') return { kind: 'POPULAR' };
  if (slug === 'providers') return { kind: 'PROVIDERS' };
  if (slug === 'favourites') return { kind: 'FAVOURITES' };
  if (slug === 'recent') return { kind: 'RECENT' };
  const type = listedGameTypes(types).find(({ code }) => gameTypeSlug(code) === slug);
  return type ? { kind: 'TYPE', code: type.code } : { kind: 'UNKNOWN' };
}

/** Sort order when none is requested (GAMES-12). */
export const defaultGameSort = { field: 'GAMES_PLAYED', direction: 'DESC' } as const;

/** 'popular' has no type and sorts by gamesPlayed descending (GAMES-15). */
export function gamesQueryOf(page: CasinoPage): {
  readonly type: string | null;
  readonly sort: typeof defaultGameSort;
} {
  return { type: page.kind === 'TYPE' ? page.code : null, sort: defaultGameSort };
}

/** Lower-cased and trimmed; null when nothing remains to search for (GAMES-14). */
export function normaliseNameFilter(text: string | null | undefined): string | null {
  const name = (text ?? '')
    .slice(0, 10 * longestSearch)
    .trim()
    .toLowerCase()
    .slice(0, longestSearch)
    .toWellFormed();
  return name === '' ? null : name;
}

/** The progress text of a game list (GAMES-03). */
export function displayingText(shown: number, total: number): string {
  return `Displaying ${displayCount(shown)} of ${displayCount(total)} games`;
}
