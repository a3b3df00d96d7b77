import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

export const CashbacksPage = lazyPage(() => import('./cashbacks-page.tsx'), 'CashbacksPage');

export const CashbackPage = lazyPage(() => import('./cashback-page.tsx'), 'CashbackPage');

export const CashbackSection = lazyPart(() => import('./cashback-section.tsx'), 'CashbackSection');
