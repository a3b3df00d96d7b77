import type { PlatformModule } from '#platform/module.ts';
import { callRoutes } from './calls.ts';
import { pageRoutes } from './pages.ts';
import { pastRoundRoute } from './round-page/routes.ts';
import { vendorCallRoute } from './round-page/vendor-call.ts';
import { recoverOnStart } from './recover-on-start.ts';
import { hasUnfinished, recoverWorld } from './rounds/recover.ts';
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
    vendorCallRoute(router, services);
    pastRoundRoute(router, services);
    callRoutes(router, services);
  },
  start(services) {
    recoverOnStart(services, {
      what: 'rounds',
      waits: hasUnfinished,
      recover: (world) => recoverWorld(services, world),
    });
  },
};
