import type { PlatformModule } from '#platform/module.ts';
import { auditPlay } from './audit.ts';
import { playPromoResolvers } from './promo-resolvers.ts';
import { playResolvers } from './resolvers.ts';
import { vendorRoutes } from './vendor-routes.ts';
import { playStore } from './store/tables.ts';

export { countHeartbeat } from './sessions.ts';
export { hasOpenRound } from './wallet/index.ts';

/** Launching games, game sessions and the seamless wallet (PLAY). */
export const playModule: PlatformModule = {
  name: 'play',
  store: playStore,
  main: playResolvers,
  promo: playPromoResolvers,
  routes: vendorRoutes,
  audit: auditPlay,
};
