import type { PlatformModule } from '#platform/module.ts';
import { achievementsResolvers } from './resolvers.ts';
import { achievementsStore } from './store/tables.ts';

export { badgeRewards, giveBadgeMoney } from './service.ts';
export { countDecidedBet } from './progress.ts';
export type { DecidedBet } from './progress.ts';

export const achievementsModule: PlatformModule = {
  name: 'achievements',
  store: achievementsStore,
  main: achievementsResolvers,
};
