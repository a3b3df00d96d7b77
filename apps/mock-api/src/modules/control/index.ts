import type { PlatformModule } from '#platform/module.ts';
import { arrivalRoutes } from './arrivals.ts';
import { controlStore } from './entry-store.ts';
import { guideRoutes } from './guide.ts';
import { controlResolvers } from './resolvers.ts';
import { worldFileRoutes } from './world-files.ts';

/** The simulator's own control plane; its endpoint exists only with MOCK_CONTROL=on. */
export const controlModule: PlatformModule = {
  name: 'control',
  store: controlStore,
  control: controlResolvers,
  routes(router, services) {
    if (!services.settings.control) return;
    guideRoutes(router, services);
    worldFileRoutes(router, services);
    arrivalRoutes(router, services);
  },
};
