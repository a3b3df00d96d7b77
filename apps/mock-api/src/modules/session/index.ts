import type { PlatformModule } from '#platform/module.ts';
import { resolvers } from './resolvers.ts';
import { authenticationRoutes } from './routes.ts';
import { sessionStore } from './store/tables.ts';

export { trustNetwork } from './attempts.ts';
export { startSession } from './service.ts';
export type { LoginAnswer } from './service.ts';

/** Logging in, staying logged in and logging out (1 §4, 1 §7). */
export const sessionModule: PlatformModule = {
  name: 'session',
  store: sessionStore,
  main: resolvers,
  routes: authenticationRoutes,
};
