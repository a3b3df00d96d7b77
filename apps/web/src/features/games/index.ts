import { lazyPage } from '#shared/navigation/index.ts';

export { prefetchGames } from './prefetch.ts';
export { casinoAddress, casinoEntries, homeAddress } from './types/casino-menu.ts';
export type { CasinoEntry } from './types/casino-menu.ts';
export { useGameTypes } from './types/use-game-types.ts';
export type { GameType, GameTypes } from './types/use-game-types.ts';

export const HomePage = lazyPage(() => import('./home/home-page.tsx'), 'HomePage');

export const CasinoPage = lazyPage(() => import('./casino/casino-page.tsx'), 'CasinoPage');

export const ProvidersPage = lazyPage(() => import('./casino/providers-page.tsx'), 'ProvidersPage');

export const CasinoTypePage = lazyPage(() => import('./casino/casino-type-page.tsx'), 'CasinoTypePage');
