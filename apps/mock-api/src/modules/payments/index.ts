import type { PlatformModule } from '#platform/module.ts';
import { onPasswordChange } from '../account/index.ts';
import { auditPayments } from './audit.ts';
import { paymentRules } from './watch.ts';
import { expireDeposits } from './deposit-moves.ts';
import { providerRoutes } from './provider/routes.ts';
import { paymentsResolvers } from './resolvers.ts';
import { leaveDrafts } from './withdrawals.ts';
import { paymentsStore } from './store/tables.ts';

export { explainLimit } from './explain.ts';
export { worldOfTicket } from './cashier-url.ts';
export { moveDeposit } from './deposit-moves.ts';
export { liftDispute, reverseDeposit } from './deposit-reversal.ts';
export { nextDepositOrdinal } from './next-deposit.ts';
export { knownPayment } from './provider/payment.ts';
export type { Payment } from './provider/payment.ts';
export { providerKey } from './provider/provider-key.ts';
export {
  approvedAmounts,
  depositMethods,
  depositRows,
  pendingDeposits,
  withdrawalMethods,
  withdrawalRows,
} from './store/index.ts';
export { moveWithdrawal } from './withdrawal-moves.ts';

/** Deposits, withdrawals, and the callbacks of the payment provider (DEP, WDR). */
export const paymentsModule: PlatformModule = {
  name: 'payments',
  store: paymentsStore,
  main: paymentsResolvers,
  audit: auditPayments,
  watch: paymentRules,
  routes: providerRoutes,
  start({ registry }) {
    registry.onAdvance((world) => expireDeposits(world));
    onPasswordChange(registry, leaveDrafts);
  },
};
