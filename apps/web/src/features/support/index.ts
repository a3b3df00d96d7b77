import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

export { startWidgetsLate } from './widgets/index.ts';

export const SupportPage = lazyPage(() => import('./support-page.tsx'), 'SupportPage');

/** The marketing pages '/vip-levels', '/vip-club' and '/weekly-cashback'. */
export const MarketingPage = lazyPage(() => import('./marketing-page.tsx'), 'MarketingPage');

export const SupportModal = lazyPart(() => import('./support-modal.tsx'), 'SupportModal');

/** Keeps the token of the support messenger fresh as long as the login. */
export const SupportTokenKeeper = lazyPart(() => import('./support-token-keeper.ts'), 'SupportTokenKeeper');

/** The texts as prerendering needs them, apart from what the app loads. */
export const supportTexts = () => import('./prerendering.ts');
