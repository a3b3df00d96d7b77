import type { PlatformModule } from '../module.ts';
import { cashierRoutes } from './cashier.ts';
import { paymentsResolvers } from './resolvers.ts';

export { moveDeposit } from './deposit-moves.ts';
export { approvedAmounts } from './store.ts';
export { moveWithdrawal } from './withdrawal-moves.ts';

/** Deposits and withdrawals, and the stand-in for the provider's page (DEP, WDR). */
export const paymentsModule: PlatformModule = {
  name: 'payments',
  main: paymentsResolvers,
  routes: cashierRoutes,
};
