import type { JSX } from 'react';
import { RewardList } from '#shared/offers/index.ts';
import { useFollowPlay } from '../session/late.ts';
import { CashbackCard } from './cashback-card.tsx';
import { useCollectedCashbacks } from './use-member-cashbacks.ts';

/** What the cashbacks have collected for the member, each with its claim (CASHBK-21). */
export function CashbackSection(): JSX.Element {
  const { cashbacks, failed, refetch } = useCollectedCashbacks();
  useFollowPlay(refetch);
  return (
    <RewardList
      label="Cashbacks"
      rows={cashbacks}
      failed={failed}
      retry={refetch}
      large
      loadingText="Loading cashbacks"
      emptyTitle="No Cashbacks Available"
      emptyText="You don’t have any cashback rewards at the moment. Keep playing and check back later for future cashback offers!"
      render={(own) => <CashbackCard cashback={own.cashback} own={own} level={3} />}
    />
  );
}
