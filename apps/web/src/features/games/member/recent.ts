import type { RecentGamesQuery } from '@magpie/gql/member-games';
import { freshAfter } from '#shared/apollo/index.ts';

/** What was played on another device meanwhile is seen with the next visit, and after a gap. */
export const recentFreshness = {
  fetchPolicy: 'cache-and-network',
  context: freshAfter('GAP', 'PLAY'),
} as const;

/** The word on the cover of a game with a round left open. */
export function openRoundNote(recent: RecentGamesQuery['recentGames']) {
  const open = new Set(recent.filter(({ roundOpen }) => roundOpen).map(({ game }) => game.id));
  return ({ id }: { readonly id: string }) => (open.has(id) ? { note: 'Round open' } : {});
}
