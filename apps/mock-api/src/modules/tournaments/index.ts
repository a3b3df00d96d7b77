import type { PlatformModule } from '#platform/module.ts';
import { tournamentsResolvers } from './resolvers.ts';
import { tournamentsStore } from './store/tables.ts';

export type { TournamentModel } from './service.ts';

export const tournamentsModule: PlatformModule = {
  name: 'tournaments',
  store: tournamentsStore,
  main: tournamentsResolvers,
};
