import { lazyPart } from '../../shared/navigation/index.ts';

/** The account section 'betting-history'. */
export const BettingHistory = lazyPart(() => import('./betting-history.tsx'), 'BettingHistory');
