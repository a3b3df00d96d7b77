import { lazyPage, lazyPart } from '../../shared/navigation/index.ts';

export { startWidgetsLate } from './widgets/index.ts';

/** The page of '/support/{page}'; it is given what to show for an unknown page. */
export const SupportPage = lazyPage(() => import('./support-page.tsx'), 'SupportPage');

/** The marketing pages '/vip-levels', '/vip-club' and '/weekly-cashback'. */
export const MarketingPage = lazyPage(() => import('./marketing-page.tsx'), 'MarketingPage');

/** supportModal: the text of a support page over whatever is open. */
export const SupportModal = lazyPart(() => import('./support-modal.tsx'), 'SupportModal');

/** The texts as prerendering needs them, apart from what the app loads. */
export const supportTexts = () => import('./prerendering.ts');
