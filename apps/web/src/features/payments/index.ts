import { lazyPart } from '#shared/navigation/index.ts';

/** The account section 'deposit-withdraw'. */
export const DepositWithdrawSection = lazyPart(
  () => import('./deposit-withdraw-section.tsx'),
  'DepositWithdrawSection',
);

/** Paying in, behind what has to be done before it. */
export const DepositModal = lazyPart(() => import('./deposit/deposit-gate.tsx'), 'DepositGate');

/** Paying out. */
export const WithdrawalModal = lazyPart(() => import('./withdrawal/withdrawal-modal.tsx'), 'WithdrawalModal');

/** Asks before a withdrawal is cancelled. */
export const CancelWithdrawalModal = lazyPart(
  () => import('./cancel-withdrawal-modal.tsx'),
  'CancelWithdrawalModal',
);

/** The payment provider's page. */
export const PaymentIQIFrame = lazyPart(() => import('./frame/payment-frame.tsx'), 'PaymentIQIFrame');

/** Listens for what becomes of payments; it shows nothing by itself. */
export const PaymentListener = lazyPart(() => import('./payment-listener.ts'), 'PaymentListener');
