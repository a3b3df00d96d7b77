import { lazyPage } from '../../shared/navigation/index.ts';

export { prefetchGames } from './prefetch.ts';
export { casinoAddress, casinoEntries, homeAddress } from './types/casino-menu.ts';
export type { CasinoEntry } from './types/casino-menu.ts';
export { useGameTypes } from './types/use-game-types.ts';
export type { GameType, GameTypes } from './types/use-game-types.ts';

/** The page of '/'. */
export const HomePage = lazyPage(() => import('./home/home-page.tsx'), 'HomePage');

/** The page of '/casino' and '/casino/lobby'. */
export const CasinoPage = lazyPage(() => import('./casino/casino-page.tsx'), 'CasinoPage');

/** The page of '/casino/providers'. */
export const ProvidersPage = lazyPage(() => import('./casino/providers-page.tsx'), 'ProvidersPage');

/** The page of '/casino/{type}'; it is given what to show for an unknown type. */
export const CasinoTypePage = lazyPage(() => import('./casino/casino-type-page.tsx'), 'CasinoTypePage');
