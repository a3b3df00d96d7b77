import { lazyPage, lazyPart } from '../../shared/navigation/index.ts';

/** The page of '/jackpot'. */
export const JackpotPage = lazyPage(() => import('./jackpot-page.tsx'), 'JackpotPage');

/** jackpotModal: one jackpot with its payout records. */
export const JackpotModal = lazyPart(() => import('./jackpot-modal.tsx'), 'JackpotModal');

/** jackpotRulesModal: the rules of one jackpot. */
export const JackpotRulesModal = lazyPart(() => import('./jackpot-rules-modal.tsx'), 'JackpotRulesModal');

/** jackpotPopup: the member has won a jackpot. */
export const JackpotPopup = lazyPart(() => import('./jackpot-popup.tsx'), 'JackpotPopup');
