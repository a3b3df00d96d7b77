import { lazyPart } from '#shared/navigation/index.ts';

export const TransactionsSection = lazyPart(
  () => import('./transactions-section.tsx'),
  'TransactionsSection',
);

export const DepositsSection = lazyPart(() => import('./deposits-section.tsx'), 'DepositsSection');

export const WithdrawalsSection = lazyPart(() => import('./withdrawals-section.tsx'), 'WithdrawalsSection');
