import { lazyPage } from '../../shared/navigation/index.ts';

export type { LaunchableGame } from './model.ts';
export { PlayerHost } from './player-host.tsx';
export { useLaunchGame } from './use-launch-game.ts';
export type { LaunchWishes } from './use-launch-game.ts';
export { usePromoExclusion } from './use-promo-exclusion.ts';
export type { PromoExclusion } from './use-promo-exclusion.ts';

/** The page of '/sportsbook'. */
export const SportsbookPage = lazyPage(() => import('./sportsbook-page.tsx'), 'SportsbookPage');
