import type { PlatformModule } from '#platform/module.ts';
import { tournamentsResolvers } from './resolvers.ts';

export type { TournamentModel } from './service.ts';

export const tournamentsModule: PlatformModule = { name: 'tournaments', main: tournamentsResolvers };
