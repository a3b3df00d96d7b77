import { lazyPart } from '../../shared/navigation/index.ts';

export { holdHistoryFilters } from './held-filters.ts';

/** The account section 'transaction-history'. */
export const TransactionsSection = lazyPart(
  () => import('./transactions-section.tsx'),
  'TransactionsSection',
);

/** The account section 'deposits'. */
export const DepositsSection = lazyPart(() => import('./deposits-section.tsx'), 'DepositsSection');

/** The account section 'withdrawals'. */
export const WithdrawalsSection = lazyPart(() => import('./withdrawals-section.tsx'), 'WithdrawalsSection');
