import type { PlatformModule } from '../module.ts';
import { betsResolvers } from './resolvers.ts';

/** What a member has bet (2 §3). */
export const betsModule: PlatformModule = { name: 'bets', main: betsResolvers };
