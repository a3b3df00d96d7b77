import { lazyPage } from '#shared/navigation/index.ts';

export { Layout } from './layout.tsx';

/** What an unknown address shows (SHELL-15). */
export const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage');

/** The page of '/maintenance' and '/under-maintenance' (SHELL-16). */
export const MaintenancePage = lazyPage(() => import('./maintenance-page.tsx'), 'MaintenancePage');
