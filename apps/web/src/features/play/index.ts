import { lazyPage, lazyPart } from '#shared/navigation/index.ts';
import { comingPlayer } from './player-code.ts';

export type { LaunchableGame, PlayedFreeSpins } from './model.ts';
export { useLaunchGame } from './use-launch-game.ts';
export type { LaunchOptions } from './use-launch-game.ts';
export { usePromoExclusion } from './use-promo-exclusion.ts';
export type { PromoExclusion } from './promo-facts.ts';

/** The player, which lies over every page once a game is launched. */
export const PlayerHost = lazyPart(() => comingPlayer(import('./player-host.tsx')), 'PlayerHost');

/** What remains of the active promo, in the header and above a page (PROMO-55). */
export const PromoProgress = lazyPart(() => import('./promo-progress.tsx'), 'PromoProgress');

export const SportsbookPage = lazyPage(() => import('./sportsbook-page.tsx'), 'SportsbookPage');
