import { freeSpinsGainText } from '@magpie/domain/free-spins';
import { usePromosQuery } from '@magpie/gql/promos';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { artOf, TermsFacts } from '#shared/offers/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { claimFacts, type Promo, type PromoMember } from '../actions/promo-facts.ts';
import { usePromoActions } from '../actions/use-promo-actions.ts';
import { usePromoMember } from '../actions/use-promo-member.ts';

interface FreeSpinPromoRewardProps {
  readonly promo: Promo;
  readonly member: PromoMember | null;
  readonly decision: OpenDecision;
}

function FreeSpinPromoReward({ promo, member, decision }: FreeSpinPromoRewardProps): JSX.Element {
  const { perform, busy } = usePromoActions(member);
  return (
    <OpenRewardCard
      kind="FREE_SPIN_PROMO"
      title={promo.name}
      {...artOf(promo)}
      gain={freeSpinsGainText(promo.freeSpinConfiguration, promo.currency) ?? 'Free spins'}
      money={false}
      decision={decision}
      press={
        <Button
          variant="inverse"
          size="sm"
          loading={busy}
          onClick={() => {
            perform('CLAIM', promo);
          }}
        >
          Claim
        </Button>
      }
      details={paths.promotion(promo.id)}
    >
      <TermsFacts promo={promo} />
    </OpenRewardCard>
  );
}

/** The promos whose free spins are claimed with a press. */
export function useFreeSpinPromoRewards(): RewardSources {
  const promos = usePromosQuery({
    variables: { first: 100, filter: { active: { eq: true }, type: { in: ['FREE_SPIN'] } } },
    context: freshAfter('GAP', 'CLOCK'),
  });
  const { member, pending } = usePromoMember();
  const loading = useLoading(promos);
  return {
    ...loading,
    refetch: () => promos.refetch(),
    rewards: pending
      ? undefined
      : promos.data?.promos.edges.map(({ node: promo }) => ({
          id: `promo ${promo.id}`,
          facts: (now) => ({
            kind: 'FREE_SPIN_PROMO',
            claim: claimFacts(promo, member, now),
            endsAt: promo.expiresAt === null ? null : new Date(promo.expiresAt),
          }),
          card: (decision) => <FreeSpinPromoReward promo={promo} member={member} decision={decision} />,
        })),
  };
}
