import type { PlatformModule } from '#platform/module.ts';
import { consoleRoutes } from './routes.ts';

/** The page at `/console` where a developer drives worlds; it exists only with MOCK_CONTROL=on. */
export const consoleModule: PlatformModule = {
  name: 'console',
  routes(router, services) {
    if (services.settings.control) consoleRoutes(router, services);
  },
};
