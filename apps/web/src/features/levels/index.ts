import { lazyPage, lazyPart } from '../../shared/navigation/index.ts';

/** The page of '/vip'. */
export const VipPage = lazyPage(() => import('./level-page.tsx'), 'VipPage');

/** The page of '/leveling-system'. */
export const LevelingSystemPage = lazyPage(() => import('./level-page.tsx'), 'LevelingSystemPage');

/** levelModal: the level details over any page. */
export const LevelModal = lazyPart(() => import('./level-modal.tsx'), 'LevelModal');

/** levelUpPopUp: the member has reached a level. */
export const LevelUpPopUp = lazyPart(() => import('./level-up-pop-up.tsx'), 'LevelUpPopUp');

/** levelPointInfoModal: how experience is earned. */
export const LevelPointInfoModal = lazyPart(
  () => import('./level-point-info-modal.tsx'),
  'LevelPointInfoModal',
);

/** The medallion of a level, for the pages that tell of the levels. */
export const LevelBadge = lazyPart(() => import('./level-badge.tsx'), 'LevelBadge');
