import type { PlatformModule } from '../module.ts';
import { transactionsResolvers } from './resolvers.ts';

/** Movements of money on a member's wallets (TXN). */
export const transactionsModule: PlatformModule = { name: 'transactions', main: transactionsResolvers };
