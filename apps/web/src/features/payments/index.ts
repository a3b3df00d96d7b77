import { lazyPart } from '../../shared/navigation/index.ts';

/** The account section 'deposit-withdraw'. */
export const DepositWithdrawSection = lazyPart(
  () => import('./deposit-withdraw-section.tsx'),
  'DepositWithdrawSection',
);

/** The account section 'deposits'. */
export const DepositsSection = lazyPart(() => import('./deposits-section.tsx'), 'DepositsSection');

/** The account section 'withdrawals'. */
export const WithdrawalsSection = lazyPart(() => import('./withdrawals-section.tsx'), 'WithdrawalsSection');

/** The account section 'transaction-history'. */
export const TransactionsSection = lazyPart(
  () => import('./transactions-section.tsx'),
  'TransactionsSection',
);

/** Paying in. */
export const DepositModal = lazyPart(() => import('./deposit-modal.tsx'), 'DepositModal');

/** Paying out. */
export const WithdrawalModal = lazyPart(() => import('./withdrawal-modal.tsx'), 'WithdrawalModal');

/** Asks before a withdrawal is cancelled. */
export const CancelWithdrawalModal = lazyPart(
  () => import('./cancel-withdrawal-modal.tsx'),
  'CancelWithdrawalModal',
);

/** The payment provider's page. */
export const PaymentIQIFrame = lazyPart(() => import('./payment-frame.tsx'), 'PaymentIQIFrame');
