import { areInPlay } from '@magpie/domain/free-spins';
import { useMemberFreeSpinsQuery } from '@magpie/gql/free-spins';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { RewardList } from '#shared/offers/index.ts';
import { usePush } from '../../session/index.ts';
import { FreeSpinCard } from './free-spin-card.tsx';

/** Variables that ask for the active ones only. */
export const activeSpins = { filter: { status: { eq: 'ACTIVE' } } } as const;

export interface FreeSpinListProps {
  readonly label: string;
  /** Only the active ones; those of every status otherwise. */
  readonly active?: boolean;
}

/** The member's free spins, the first 10. They follow play, here and on another device (SPIN-21). */
export function FreeSpinList({ label, active = false }: FreeSpinListProps): JSX.Element {
  const { data, error, refetch } = useMemberFreeSpinsQuery({
    ...(active && { variables: activeSpins }),
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  const rows = data?.memberFreeSpins.edges.map(({ node }) => node);
  const inPlay = rows?.some(areInPlay) === true;
  // Each round moves the balance, a free one too.
  usePush('balanceUpdated', () => {
    if (inPlay) refetch().catch(() => undefined);
  });
  return (
    <RewardList
      label={label}
      rows={rows}
      failed={error !== undefined}
      retry={() => refetch()}
      beside={active}
      emptyTitle="No Free Spin Bonus"
      loadingText="Loading your bonuses..."
      render={(freeSpin) => <FreeSpinCard freeSpin={freeSpin} />}
    />
  );
}
