import type { PlatformModule } from '#platform/module.ts';
import { transactionsResolvers } from './resolvers.ts';

export const transactionsModule: PlatformModule = { name: 'transactions', main: transactionsResolvers };
