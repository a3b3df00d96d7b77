import { lazyPage } from '../../shared/navigation/index.ts';

/** The page of '/cashbacks'. */
export const CashbacksPage = lazyPage(() => import('./cashbacks-page.tsx'), 'CashbacksPage');

/** The page of '/cashbacks/{id}'. */
export const CashbackPage = lazyPage(() => import('./cashback-page.tsx'), 'CashbackPage');
