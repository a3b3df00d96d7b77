import type { PlatformModule } from '../module.ts';
import { transactionsResolvers } from './resolvers.ts';

export const transactionsModule: PlatformModule = { name: 'transactions', main: transactionsResolvers };
