import { lazyPart } from '#shared/navigation/index.ts';

/** The badge earned last, with its tooltip (SHELL-28). */
export { LatestBadge } from './latest-badge.tsx';

export const AchievementsSection = lazyPart(
  () => import('./achievements-section.tsx'),
  'AchievementsSection',
);
