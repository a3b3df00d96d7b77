import type { PlatformModule } from '#platform/module.ts';
import { issueSupportToken } from './service.ts';
import { supportStore } from './store/tables.ts';

export const supportModule: PlatformModule = {
  name: 'support',
  store: supportStore,
  main: {
    Mutation: {
      intercomUserToken: (_parent, asked, { world, services, requireMember }) =>
        issueSupportToken(world, services.settings.jwtSecret, requireMember().id, asked),
    },
  },
};
