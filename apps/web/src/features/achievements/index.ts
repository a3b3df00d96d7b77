import { lazyPart } from '#shared/navigation/index.ts';

/** The badge that the member wears, with its tooltip (SHELL-28). */
export { WornBadge } from './worn-badge.tsx';

export const AchievementsSection = lazyPart(
  () => import('./achievements-section.tsx'),
  'AchievementsSection',
);
