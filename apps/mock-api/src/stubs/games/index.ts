import type { PlatformModule } from '#platform/module.ts';
import { callRoutes } from './calls.ts';
import { pageRoutes } from './pages.ts';
import { gameServerStore } from './store/tables.ts';

/** Stands in for the game vendors' servers: playable pages under `/games` that bet and win through the wallet (PLAY-22). */
export const gameServerModule: PlatformModule = {
  name: 'game-server',
  store: gameServerStore,
  routes(router, services) {
    pageRoutes(router, services);
    callRoutes(router, services);
  },
};
