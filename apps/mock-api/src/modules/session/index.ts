import type { PlatformModule } from '#platform/module.ts';
import { resolvers } from './resolvers.ts';
import { authenticationRoutes } from './routes.ts';

export { trustNetwork } from './attempts.ts';
export { startSession } from './service.ts';
export type { LoginAnswer } from './service.ts';

/** Logging in, staying logged in and logging out (1 §4, 1 §7). */
export const sessionModule: PlatformModule = {
  name: 'session',
  main: resolvers,
  routes: authenticationRoutes,
};
