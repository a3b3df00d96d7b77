import { pageViewOf, type PageView } from '../types/page-view.ts';
import type { GameType } from '../types/use-game-types.ts';

const everything: PageView = { page: { kind: 'POPULAR' }, current: 'lobby', title: 'Popular' };

/** What the home page's lobby shows for `?type=` (SHELL-01); a word that is no type shows everything. */
export function homeViewOf(slug: string | null, types: readonly GameType[] | null): PageView {
  if (slug === null) return everything;
  const view = pageViewOf(slug, types);
  return view.page.kind === 'TYPE' || view.page.kind === 'POPULAR' ? view : everything;
}
