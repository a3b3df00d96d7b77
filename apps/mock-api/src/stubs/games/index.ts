import type { PlatformModule } from '#platform/module.ts';
import { callRoutes } from './calls.ts';
import { pageRoutes } from './pages.ts';
import { recoverAll, recoverWorld } from './rounds/recover.ts';
import { gameServerStore } from './store/tables.ts';

/**
 * Stands in for the game vendors' servers: the studio, whose pages are under `/games` and whose rounds reach money only
 * through the signed wallet (PLAY-22, PLAY-26).
 */
export const gameServerModule: PlatformModule = {
  name: 'game-server',
  store: gameServerStore,
  routes(router, services) {
    pageRoutes(router, services);
    callRoutes(router, services);
  },
  start(services) {
    const { registry, logger } = services;
    const failed = (error: unknown) => {
      logger.error({ error }, 'rounds of earlier not finished');
    };
    registry.onReplace((id) => {
      registry.get(id).then(
        (world) => recoverWorld(services, world).catch(failed),
        // It was deleted.
        () => undefined,
      );
    });
    recoverAll(services).catch(failed);
  },
};
