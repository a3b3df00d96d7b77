import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

export { levelArt } from './level-art.ts';

// Not late: a push that comes before its listener is lost.
export { LevelListener } from './level-listener.ts';

export const VipPage = lazyPage(() => import('./level-page.tsx'), 'VipPage');

export const LevelingSystemPage = lazyPage(() => import('./level-page.tsx'), 'LevelingSystemPage');

/** The account section 'level-system'. */
export const LevelSection = lazyPart(() => import('./level-section.tsx'), 'LevelSection');

export const LevelModal = lazyPart(() => import('./level-modal.tsx'), 'LevelModal');

export const LevelUpPopUp = lazyPart(() => import('./level-up-pop-up.tsx'), 'LevelUpPopUp');

export const LevelPointInfoModal = lazyPart(
  () => import('./level-point-info-modal.tsx'),
  'LevelPointInfoModal',
);

/** The medallion of a level, for the pages that tell of the levels. */
export const LevelBadge = lazyPart(() => import('./level-badge.tsx'), 'LevelBadge');
