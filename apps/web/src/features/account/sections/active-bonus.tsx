import { useMemberFreeSpinsQuery } from '@magpie/gql/free-spins';
import type { JSX } from 'react';
import { useSession } from '../../session/index.ts';
import { ActivePromo } from './active-promo.tsx';
import { FreeSpinCard } from './free-spin-card.tsx';
import { RewardList } from './reward-list.tsx';

/** The active promo, and the member's active free spins, the first 10 (SPIN-07, SPIN-09). */
export function ActiveBonus(): JSX.Element {
  const { account } = useSession();
  const { data, error, refetch } = useMemberFreeSpinsQuery({
    variables: { filter: { status: { eq: 'ACTIVE' } } },
  });
  return (
    <>
      {account && <ActivePromo memberId={account.id} />}
      <RewardList
        label="Active free spins"
        rows={data?.memberFreeSpins.edges.map(({ node }) => node)}
        failed={error !== undefined}
        retry={() => refetch()}
        emptyTitle="No Free Spin Bonus"
        loadingText="Loading your bonuses..."
        render={(freeSpin) => <FreeSpinCard freeSpin={freeSpin} />}
      />
    </>
  );
}
