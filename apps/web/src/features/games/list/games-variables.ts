import { gamesPageSize, gamesQueryOf, normaliseNameFilter, type CasinoPage } from '@magpie/domain/games';
import type { GamesQueryVariables } from '@magpie/gql/games';
import { gameOrders, type ListState } from './list-state.ts';

/**
 * What a page asks the platform for (GAMES-13, GAMES-14, GAMES-15): the first 24 games of its type that match the
 * search and the providers. A change of any of them gives other variables, so the list starts again (GAMES-17).
 */
export function gamesVariables(page: CasinoPage, { name, providers, order }: ListState): GamesQueryVariables {
  const { type } = gamesQueryOf(page);
  const contains = normaliseNameFilter(name);
  return {
    filter: {
      ...(type !== null && { type: { eq: type } }),
      ...(contains !== null && { name: { contains } }),
      ...(providers.length > 0 && { subCategory: { in: [...providers] } }),
    },
    sort: [gameOrders[order].sort],
    first: gamesPageSize,
  };
}
