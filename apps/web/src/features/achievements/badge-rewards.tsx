import {
  useAchievementsQuery,
  type AchievementPanel_achievementFragment,
  type AchievementPanel_badgeFragment,
} from '@magpie/gql/achievements';
import { Button, Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { BadgeTerms } from './badge-terms.tsx';
import { useBadgeActions } from './use-badge-actions.ts';
import { useRewardText } from './use-reward-text.ts';

interface BadgeRewardProps {
  readonly achievement: AchievementPanel_achievementFragment;
  readonly badge: AchievementPanel_badgeFragment;
  readonly decision: OpenDecision;
}

function BadgeReward({ achievement, badge, decision }: BadgeRewardProps): JSX.Element {
  const { claim, claiming } = useBadgeActions(achievement);
  const goal = String(badge.goal);
  return (
    <OpenRewardCard
      kind="BADGE"
      title={badge.name}
      image={badge.image}
      gain={useRewardText(achievement)}
      money={achievement.reward !== null}
      decision={decision}
      press={
        <Button variant="inverse" size="sm" loading={claiming} onClick={() => void claim(badge)}>
          Claim
        </Button>
      }
      details={paths.personalCenter('achievements', { type: achievement.type })}
    >
      <Meter label={badge.description} used={goal} limit={goal} percent={100} />
      {achievement.reward !== null && (
        <Text size="caption" tone="muted">
          The money comes as a bonus to be activated.
        </Text>
      )}
      <BadgeTerms achievement={achievement} />
    </OpenRewardCard>
  );
}

/** The rewards of the badges that were earned. */
export function useBadgeRewards(): RewardSources {
  const achievements = useAchievementsQuery({
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'PLAY'),
  });
  return {
    ...useLoading(achievements),
    refetch: () => achievements.refetch(),
    rewards: achievements.data?.achievements.edges.flatMap(({ node: achievement }) =>
      achievement.badges.map((badge) => ({
        id: `badge ${badge.id}`,
        facts: () => ({ kind: 'BADGE' as const, badge }),
        card: (decision: OpenDecision) => (
          <BadgeReward achievement={achievement} badge={badge} decision={decision} />
        ),
      })),
    ),
  };
}
