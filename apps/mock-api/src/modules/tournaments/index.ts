import type { PlatformModule } from '#platform/module.ts';
import { creditPrizes } from './prizes.ts';
import { tournamentsResolvers } from './resolvers.ts';
import { tournamentsStore } from './store/tables.ts';

export { endTournament } from './prizes.ts';
export { countTowardsTournaments } from './scores.ts';
export type { TournamentBet } from './scores.ts';
export type { TournamentModel } from './service.ts';

export const tournamentsModule: PlatformModule = {
  name: 'tournaments',
  store: tournamentsStore,
  main: tournamentsResolvers,
  jobs: [creditPrizes],
};
