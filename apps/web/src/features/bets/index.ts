import { lazyPart } from '#shared/navigation/index.ts';

export const BettingHistory = lazyPart(() => import('./betting-history.tsx'), 'BettingHistory');
