import type { PlatformModule } from '#platform/module.ts';
import { jackpotsResolvers } from './resolvers.ts';
import { jackpotsStore } from './store/tables.ts';

export { drawJackpot, winJackpot } from './operator.ts';
export { countForJackpots } from './rounds.ts';

export type { JackpotModel } from './service.ts';

export const jackpotsModule: PlatformModule = {
  name: 'jackpots',
  store: jackpotsStore,
  main: jackpotsResolvers,
};
