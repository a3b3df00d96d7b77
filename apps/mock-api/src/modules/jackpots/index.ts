import type { PlatformModule } from '#platform/module.ts';
import { jackpotsResolvers } from './resolvers.ts';

export type { JackpotModel } from './service.ts';

export const jackpotsModule: PlatformModule = { name: 'jackpots', main: jackpotsResolvers };
