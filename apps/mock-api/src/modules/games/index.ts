import { artRouter, providerSlug } from '#art/index.ts';
import { fileFaults } from '#platform/http/index.ts';
import type { PlatformModule } from '#platform/module.ts';
import { catalogueOf } from './catalogue.ts';
import { gamesResolvers } from './resolvers.ts';
import { gamesStore } from './store/tables.ts';

export { catalogueOf, forgetCatalogue, withGamesCount } from './catalogue.ts';
export { fillCatalogue } from './fill-catalogue.ts';
export type { Catalogue, GameModel, VendorModel } from './model.ts';
export { setVendorState, vendorIds } from './store/index.ts';

/** The catalogue and its artwork (GAMES). The artwork is that of the default world: every world has the same games. */
export const gamesModule: PlatformModule = {
  name: 'games',
  store: gamesStore,
  main: gamesResolvers,
  kept: {
    fields: ['games', 'game', 'gameTypes', 'gameSubCategories', 'gameCategories', 'vendors'],
    sourceOf: catalogueOf,
  },
  routes(router, services) {
    const { registry } = services;
    const catalogue = async () => catalogueOf(await registry.get('default'));
    router.use(
      '/art',
      fileFaults(services, 'PICTURES'),
      artRouter({
        async findGame(code) {
          const game = (await catalogue()).gameByCode.get(code);
          return (
            game && {
              code,
              name: game.name,
              provider: game.subCategory.name,
              category: game.category.toLowerCase(),
            }
          );
        },
        async findProvider(slug) {
          return (await catalogue()).providers.find(({ name }) => providerSlug(name) === slug)?.name;
        },
      }),
    );
  },
};
