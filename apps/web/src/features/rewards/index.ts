import { lazyPart } from '#shared/navigation/index.ts';

/** The account section 'rewards'. */
export const RewardsSection = lazyPart(() => import('./rewards-section.tsx'), 'RewardsSection');

export const RewardsCount = lazyPart(() => import('./rewards-count.tsx'), 'RewardsCount');
