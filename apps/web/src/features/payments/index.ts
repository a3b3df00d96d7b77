import { lazyPart } from '../../shared/navigation/index.ts';

export const DepositWithdrawSection = lazyPart(
  () => import('./deposit-withdraw-section.tsx'),
  'DepositWithdrawSection',
);

/** Paying in, behind what has to be done before it. */
export const DepositModal = lazyPart(() => import('./deposit/deposit-gate.tsx'), 'DepositGate');

export const WithdrawalModal = lazyPart(() => import('./withdrawal/withdrawal-modal.tsx'), 'WithdrawalModal');

export const CancelWithdrawalModal = lazyPart(
  () => import('./cancel-withdrawal-modal.tsx'),
  'CancelWithdrawalModal',
);

export const PaymentIQIFrame = lazyPart(() => import('./frame/payment-frame.tsx'), 'PaymentIQIFrame');

export const PaymentNews = lazyPart(() => import('./payment-news.tsx'), 'PaymentNews');
