import type { PlatformModule } from '#platform/module.ts';
import { auditPlay } from './audit.ts';
import { playResolvers } from './resolvers.ts';
import { vendorRoutes } from './vendor-routes.ts';
import { playStore } from './store/tables.ts';

export { countHeartbeat } from './sessions.ts';

/** Launching games, game sessions and the seamless wallet (PLAY). */
export const playModule: PlatformModule = {
  name: 'play',
  store: playStore,
  main: playResolvers,
  routes: vendorRoutes,
  audit: auditPlay,
};
