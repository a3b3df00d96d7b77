import type { PlatformModule } from '#platform/module.ts';
import { auditPlay } from './audit.ts';
import { playResolvers } from './resolvers.ts';
import { vendorRoutes } from './vendor-routes.ts';
import { playStore } from './store/tables.ts';

export type { GameSessionModel } from './model.ts';
export { countHeartbeat } from './sessions.ts';
export type { Ticket } from './ticket.ts';
export type { BetOrder, Played, RollbackOrder, WalletAnswer, WinOrder } from './wallet/index.ts';

/** Launching games, game sessions and the seamless wallet (PLAY). */
export const playModule: PlatformModule = {
  name: 'play',
  store: playStore,
  main: playResolvers,
  routes: vendorRoutes,
  audit: auditPlay,
};
