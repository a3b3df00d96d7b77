import type { PlatformModule } from '#platform/module.ts';
import { betsResolvers } from './resolvers.ts';

export const betsModule: PlatformModule = { name: 'bets', main: betsResolvers };
