import type { TimezoneChoice } from '@magpie/domain/calendar';
import { cashbackPaymentText } from '@magpie/domain/cashback';
import { displayMoney } from '@magpie/domain/format';
import type { JSX } from 'react';
import { Fact, Facts } from '#shared/offers/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { AmountNotes } from './amount-notes.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { ClaimButton } from './claim-button.tsx';
import { MonthlyLimit } from './claim-state.tsx';
import { useClaimBar } from './use-claim-bar.ts';
import { useLevel } from './use-level.ts';
import {
  claimedCashback,
  hasCollected,
  useCollectedCashbacks,
  type CollectedCashback,
} from './use-member-cashbacks.ts';

interface CashbackRewardProps {
  readonly own: CollectedCashback;
  readonly decision: OpenDecision;
}

function CashbackReward({ own, decision }: CashbackRewardProps): JSX.Element {
  const bar = useClaimBar(own);
  return (
    <OpenRewardCard
      kind="CASHBACK"
      title={own.title}
      image={own.mainBannerImage}
      banner
      gain={displayMoney(own.amount, own.currency)}
      money
      decision={decision}
      waitId={bar.reasonId}
      press={<ClaimButton cashback={own.cashback} bar={bar} size="sm" />}
      details={paths.cashback(own.cashback.id)}
    >
      <MonthlyLimit cashback={own} />
      <Facts>
        <Fact label="Paid as">{cashbackPaymentText(own.cashback.currencyType, own.currencyType)}</Fact>
      </Facts>
      <BonusTerms cashback={own.cashback} own={own} />
      <AmountNotes cashback={own} />
    </OpenRewardCard>
  );
}

/** What the cashbacks have collected. */
export function useCashbackRewards(timezones: readonly TimezoneChoice[]): RewardSources {
  const { cashbacks, ...loading } = useCollectedCashbacks();
  const level = useLevel();
  return {
    ...loading,
    rewards: cashbacks?.map((own) => ({
      id: `cashback ${own.id}`,
      facts: () => ({
        kind: 'CASHBACK',
        cashback: claimedCashback(own, timezones),
        collected: hasCollected(own),
        level,
        daysOfWeekClaimable: own.cashback.daysOfWeekClaimable,
        timezones,
      }),
      card: (decision) => <CashbackReward own={own} decision={decision} />,
    })),
  };
}
