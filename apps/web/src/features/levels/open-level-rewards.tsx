import { displayMoney } from '@magpie/domain/format';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { paths } from '#shared/navigation/index.ts';
import { OpenRewardCard, RewardTerms, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { LevelBadge } from './level-badge.tsx';
import { factsOf, type LevelReward } from './level-reward-claim.tsx';
import { useClaimLevelReward } from './use-claim-level-reward.ts';
import { useOwnLevel } from './use-levels.ts';

interface OpenLevelRewardProps {
  readonly reward: LevelReward;
  readonly decision: OpenDecision;
}

function OpenLevelReward({ reward, decision }: OpenLevelRewardProps): JSX.Element {
  const { claim, busy } = useClaimLevelReward();
  return (
    <OpenRewardCard
      kind="LEVEL"
      title={`Level ${String(reward.level)}`}
      image={<LevelBadge level={reward.level} size="xl" />}
      gain={displayMoney(reward.reward, reward.currency)}
      money
      decision={decision}
      press={
        <Button variant="inverse" size="sm" loading={busy} onClick={() => void claim(reward.level)}>
          Claim
        </Button>
      }
      details={paths.personalCenter('level-system')}
    >
      <RewardTerms amount={reward.reward} currency={reward.currency} />
    </OpenRewardCard>
  );
}

/** The one-time rewards of the levels that were reached. */
export function useLevelRewards(): RewardSources {
  const { own, ownLoading, refetch } = useOwnLevel();
  return {
    ...ownLoading,
    refetch,
    rewards: own?.rewards.map((reward) => ({
      id: `level ${String(reward.level)}`,
      facts: () => ({ kind: 'LEVEL', reward: factsOf(reward) }),
      card: (decision) => <OpenLevelReward reward={reward} decision={decision} />,
    })),
  };
}
