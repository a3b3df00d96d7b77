import { useMemberFreeSpinsQuery } from '@magpie/gql/free-spins';
import type { JSX } from 'react';
import { FreeSpinCard } from './free-spin-card.tsx';
import { RewardList } from './reward-list.tsx';

/** Props of {@link FreeSpinList}. */
export interface FreeSpinListProps {
  readonly label: string;
  /** Only the active ones; those of every status otherwise. */
  readonly active?: boolean;
}

/** The member's free spins, the first 10. */
export function FreeSpinList({ label, active = false }: FreeSpinListProps): JSX.Element {
  const { data, error, refetch } = useMemberFreeSpinsQuery(
    active ? { variables: { filter: { status: { eq: 'ACTIVE' } } } } : {},
  );
  return (
    <RewardList
      label={label}
      rows={data?.memberFreeSpins.edges.map(({ node }) => node)}
      failed={error !== undefined}
      retry={() => refetch()}
      emptyTitle="No Free Spin Bonus"
      loadingText="Loading your bonuses..."
      render={(freeSpin) => <FreeSpinCard freeSpin={freeSpin} />}
    />
  );
}
