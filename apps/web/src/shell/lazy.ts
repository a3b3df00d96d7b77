import { lazyPart } from '#shared/navigation/index.ts';

/** The foot of every page (SHELL-33), below the first screen. */
export const Footer = lazyPart(() => import('./footer.tsx'), 'Footer');

/** The menu over the page on mobile (SHELL-30). */
export const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer');

/** What the menu beside the page lists. Its panel stands at once; a phone never fetches this for it. */
export const MenuContent = lazyPart(() => import('./menu-content.tsx'), 'MenuContent');
