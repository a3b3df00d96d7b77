import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { AchievementsSection } from './achievements-section.tsx';
import { useBadgeRewards } from './badge-rewards.tsx';
import { useShownBadge } from './use-shown-badge.ts';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  ['the badges', 'Achievements', AchievementsSection, ['GAP', 'PLAY']],
  ['the rewards of badges', 'Achievements', shownBy(useBadgeRewards), ['GAP', 'PLAY']],
  ['the badge that is worn', 'LatestBadge', shownBy(useShownBadge), ['GAP', 'PLAY']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
