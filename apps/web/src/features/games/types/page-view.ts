import { casinoPage, gameTypeSlug, type CasinoPage } from '@magpie/domain/games';
import type { GameType } from './use-game-types.ts';

export interface PageView {
  readonly page: CasinoPage;
  readonly current: string;
  readonly title: string;
}

/**
 * What an address with the word `slug` shows. Before the types have arrived a word is taken for a type, so that its games
 * are asked for at the same time as the types (SHELL-03 to SHELL-05).
 */
export function pageViewOf(slug: string, types: readonly GameType[] | null): PageView {
  const known = casinoPage(slug, types ?? []);
  if (known.kind === 'POPULAR') return { page: known, current: slug, title: 'Popular' };
  if (known.kind === 'FAVOURITES') return { page: known, current: slug, title: 'Favourites' };
  if (known.kind === 'RECENT') return { page: known, current: slug, title: 'Recently played' };
  const code = slug.toUpperCase();
  const page: CasinoPage = types === null && known.kind === 'UNKNOWN' ? { kind: 'TYPE', code } : known;
  const type = types?.find((each) => gameTypeSlug(each.code) === slug);
  return { page, current: slug, title: type?.name ?? 'Games' };
}
