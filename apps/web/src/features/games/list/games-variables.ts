import { gamesPageSize, gamesQueryOf, normaliseNameFilter, type CasinoPage } from '@magpie/domain/games';
import type { GamesQueryVariables } from '@magpie/gql/games';
import { gameOrders, type ListState } from './list-words.ts';

/** The first 24 games of type, search and providers (GAMES-13 to GAMES-15). Other ones start the list again (GAMES-17). */
export function gamesVariables(page: CasinoPage, { name, providers, order }: ListState): GamesQueryVariables {
  const { type } = gamesQueryOf(page);
  const search = normaliseNameFilter(name);
  return {
    filter: {
      ...(type !== null && { type: { eq: type } }),
      ...(search !== null && { search }),
      ...(providers.length > 0 && { subCategory: { in: [...providers] } }),
    },
    sort: [gameOrders[order].sort],
    first: gamesPageSize,
  };
}
