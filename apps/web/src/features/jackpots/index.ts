import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

// Not late: a push that comes before its listener is lost.
export { JackpotListener } from './jackpot-listener.ts';

export const JackpotPage = lazyPage(() => import('./jackpot-page.tsx'), 'JackpotPage');

export const JackpotModal = lazyPart(() => import('./jackpot-modal.tsx'), 'JackpotModal');

export const JackpotRulesModal = lazyPart(() => import('./jackpot-rules-modal.tsx'), 'JackpotRulesModal');

export const JackpotPopup = lazyPart(() => import('./jackpot-popup.tsx'), 'JackpotPopup');
