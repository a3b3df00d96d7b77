import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

export const JackpotPage = lazyPage(() => import('./jackpot-page.tsx'), 'JackpotPage');

/** Hears of a jackpot that the member won (JACK-07). */
export const JackpotListener = lazyPart(() => import('./jackpot-listener.ts'), 'JackpotListener');

export const JackpotModal = lazyPart(() => import('./jackpot-modal.tsx'), 'JackpotModal');

export const JackpotRulesModal = lazyPart(() => import('./jackpot-rules-modal.tsx'), 'JackpotRulesModal');

export const JackpotPopup = lazyPart(() => import('./jackpot-popup.tsx'), 'JackpotPopup');
