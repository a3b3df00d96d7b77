import { displayMoney } from '@magpie/domain/format';
import { awardGainText } from '@magpie/domain/free-spins';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { artOf, TermsFacts } from '#shared/offers/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { LockInProgress } from '../actions/lock-in-progress.tsx';
import type { LockIn } from '../actions/promo-facts.ts';
import { bonusText } from '../actions/promo-text.ts';

interface LockInRewardProps {
  readonly lockIn: LockIn;
  readonly decision: OpenDecision;
}

function LockInReward({ lockIn, decision }: LockInRewardProps): JSX.Element {
  const { promo } = lockIn;
  const gain = awardGainText(bonusText(promo), promo.freeSpinConfiguration, promo.currency);
  return (
    <OpenRewardCard
      kind="LOCK_IN"
      title={promo.name}
      {...artOf(promo)}
      gain={gain ?? displayMoney(promo.amount, promo.currency)}
      money={promo.rewardKind === 'DIRECT' && promo.freeSpinConfiguration.length === 0}
      decision={decision}
      details={paths.promotion(promo.id)}
    >
      <LockInProgress lockIn={lockIn} />
      <TermsFacts promo={promo} />
    </OpenRewardCard>
  );
}

/** The lock-in that runs, which begins its promo once it is finished. */
export function useLockInRewards(memberId: string): RewardSources {
  const standing = usePromoStandingQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  const lockIn = standing.data?.member.promoLockIn ?? null;
  return {
    ...useLoading(standing),
    refetch: () => standing.refetch(),
    rewards:
      standing.data &&
      [lockIn]
        .filter((own) => own !== null)
        .map((own) => ({
          id: `lock-in ${own.promo.id}`,
          facts: () => ({
            kind: 'LOCK_IN',
            lockIn: own,
            promo: {
              active: own.promo.active,
              expiresAt: own.promo.expiresAt === null ? null : new Date(own.promo.expiresAt),
            },
          }),
          card: (decision) => <LockInReward lockIn={own} decision={decision} />,
        })),
  };
}
