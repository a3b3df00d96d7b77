import { shownBadge } from '@magpie/domain/achievements';
import { useLatestBadgeQuery, type AchievementPanel_badgeFragment } from '@magpie/gql/achievements';
import { freshAfter } from '#shared/apollo/index.ts';

export type ShownBadge = ReturnType<typeof shownBadge<AchievementPanel_badgeFragment>>;

/** The badge that the member wears (ACH-07); `null` while that is not known. */
export function useShownBadge(): ShownBadge | null {
  const { data } = useLatestBadgeQuery({
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'PLAY'),
  });
  if (!data) return null;
  const chosen = data.achievements.edges.map(({ node }) => node.progress.activeBadge).find(Boolean);
  return shownBadge(chosen ?? null, data.activeAchievementBadge);
}
