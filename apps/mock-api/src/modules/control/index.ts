import type { PlatformModule } from '#platform/module.ts';
import { guideRoutes } from './guide.ts';
import { controlResolvers } from './resolvers.ts';

/** The simulator's own control plane; its endpoint exists only with MOCK_CONTROL=on. */
export const controlModule: PlatformModule = {
  name: 'control',
  control: controlResolvers,
  routes(router, services) {
    if (services.settings.control) guideRoutes(router, services);
  },
};
