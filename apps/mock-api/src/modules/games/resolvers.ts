import type { Resolvers } from '#__generated__/main.ts';
import { catalogueOf } from './catalogue.ts';
import { favouriteGames, setFavouriteGame } from './favourites.ts';
import { findGames } from './service.ts';

/** The lobby's fields of the main endpoint, for visitors too (GAMES-21). */
export const gamesResolvers: Resolvers = {
  Query: {
    games: async (_parent, request, { world }) => findGames(await catalogueOf(world), request),
    game: async (_parent, { id }, { world }) => (await catalogueOf(world)).gameById.get(id) ?? null,
    gameTypes: async (_parent, _args, { world }) => [...(await catalogueOf(world)).types],
    gameSubCategories: async (_parent, _args, { world }) => [...(await catalogueOf(world)).providers],
    gameCategories: async (_parent, _args, { world }) => [...(await catalogueOf(world)).categories],
    vendors: async (_parent, _args, { world }) => [...(await catalogueOf(world)).vendors],
    favoriteGames: async (_parent, _args, { world, requireMember }) =>
      favouriteGames(world.db, await catalogueOf(world), requireMember().id),
  },
  Mutation: {
    setFavoriteGame: (_parent, { game, favorite }, { world, requireMember }) =>
      setFavouriteGame(world, requireMember().id, { game, wanted: favorite }),
  },
};
