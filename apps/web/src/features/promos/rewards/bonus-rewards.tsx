import { usePromoStandingQuery } from '@magpie/gql/promos';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { artOf, TermsFacts } from '#shared/offers/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { ActivateButton } from '../bonuses/activate-button.tsx';
import { activatable, bonusGain, bonusTerms, promoBegunBy, type Bonus } from '../bonuses/bonus-text.ts';
import { useMyBonuses } from '../bonuses/use-my-bonuses.ts';

interface BonusRewardProps {
  readonly bonus: Bonus;
  readonly decision: OpenDecision;
}

function BonusReward({ bonus, decision }: BonusRewardProps): JSX.Element {
  const gain = bonusGain(bonus);
  const begins = promoBegunBy(bonus);
  return (
    <OpenRewardCard
      kind="BONUS"
      title={bonus.name}
      {...artOf(bonus)}
      gain={gain.text}
      money={gain.money}
      decision={decision}
      press={
        <ActivateButton bonus={bonus} block={decision.allowed ? null : decision.details.text} size="sm" />
      }
      details={paths.bonus(bonus.id)}
    >
      {begins !== null && (
        <Text size="caption" tone="muted">
          Begins the promo {begins}.
        </Text>
      )}
      <TermsFacts {...bonusTerms(bonus)} />
    </OpenRewardCard>
  );
}

/** The bonuses that wait to be activated. */
export function useBonusRewards(memberId: string): RewardSources {
  const bonuses = useMyBonuses();
  const standing = usePromoStandingQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  const loading = useLoading(bonuses);
  // Unknown after a failure: the platform then refuses what is not possible.
  const known = standing.data !== undefined || standing.error !== undefined;
  const hasActivePromo = standing.data ? standing.data.member.activePromo !== null : null;
  return {
    ...loading,
    refetch: () => Promise.all([bonuses.refetch(), standing.refetch()]),
    rewards: known
      ? bonuses.data?.memberConsumablePromos.edges.map(({ node: bonus }) => ({
          id: `bonus ${bonus.id}`,
          facts: () => ({
            kind: 'BONUS',
            bonus: activatable(bonus),
            hasActivePromo,
          }),
          card: (decision) => <BonusReward bonus={bonus} decision={decision} />,
        }))
      : undefined,
  };
}
