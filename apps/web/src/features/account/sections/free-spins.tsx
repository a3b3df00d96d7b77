import { useMemberFreeSpinsQuery } from '@magpie/gql/free-spins';
import type { JSX } from 'react';
import { FreeSpinCard } from './free-spin-card.tsx';
import { RewardList } from './reward-list.tsx';

/** The member's free spins of every status (SPIN-19). */
export function FreeSpins(): JSX.Element {
  const { data, error, refetch } = useMemberFreeSpinsQuery();
  return (
    <RewardList
      label="Free spins"
      rows={data?.memberFreeSpins.edges.map(({ node }) => node)}
      failed={error !== undefined}
      retry={() => refetch()}
      emptyTitle="No Free Spin Bonus"
      loadingText="Loading your bonuses..."
      render={(freeSpin) => <FreeSpinCard freeSpin={freeSpin} />}
    />
  );
}
