import type { PlatformModule } from '#platform/module.ts';
import { callRoutes } from './calls.ts';
import { pageRoutes } from './pages.ts';

/** Stands in for the game vendors' servers: playable pages under `/games` that bet and win through the wallet (PLAY-22). */
export const gameServerModule: PlatformModule = {
  name: 'game-server',
  routes(router, services) {
    pageRoutes(router, services);
    callRoutes(router, services);
  },
};
