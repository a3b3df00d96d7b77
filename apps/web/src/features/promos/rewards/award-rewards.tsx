import { displayMoney } from '@magpie/domain/format';
import { awardGainText } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { awardNames } from '@magpie/domain/promos';
import { useWaitingAwardsQuery, type WaitingAward_memberPromoFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { artOf } from '#shared/offers/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { AwardTerms } from '../actions/award-terms.tsx';

interface AwardRewardProps {
  readonly award: WaitingAward_memberPromoFragment;
  readonly decision: OpenDecision;
}

function AwardReward({ award, decision }: AwardRewardProps): JSX.Element {
  const { bonus, currency, promo, freeSpinDetails: games } = award;
  const amount = displayMoney(bonus, currency);
  const given = money.parseOrZero(bonus, currency.type) > 0n ? amount : null;
  return (
    <OpenRewardCard
      kind="AWARD"
      title={awardNames(award).name}
      {...artOf(promo)}
      gain={awardGainText(given, games, currency) ?? amount}
      money={games.length === 0}
      decision={decision}
      details={paths.promotion(promo.id)}
    >
      <AwardTerms award={award} />
    </OpenRewardCard>
  );
}

/** The awards that begin by themselves, later. */
export function useAwardRewards(memberId: string): RewardSources {
  const awards = useWaitingAwardsQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  return {
    ...useLoading(awards),
    refetch: () => awards.refetch(),
    rewards: awards.data?.member.pendingPromos.map((award) => ({
      id: `award ${award.id}`,
      facts: () => ({
        kind: 'AWARD',
        waitsFor: award.waitsFor,
        endsAt: award.expiresAt === null ? null : new Date(award.expiresAt),
      }),
      card: (decision) => <AwardReward award={award} decision={decision} />,
    })),
  };
}
