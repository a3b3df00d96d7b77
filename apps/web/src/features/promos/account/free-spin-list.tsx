import { chakra } from '@chakra-ui/react';
import { areInPlay } from '@magpie/domain/free-spins';
import { useMemberFreeSpinsQuery } from '@magpie/gql/free-spins';
import { Button, Text } from '@magpie/ui';
import { useState, type JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { RewardList } from '#shared/offers/index.ts';
import { usePush } from '../../session/index.ts';
import { useJoined } from '../../session/late.ts';
import { FreeSpinCard } from './free-spin-card.tsx';

/** How many are shown first, and with each 'Load more' (SPIN-07). */
const pageSize = 10;
/** The most that the contract gives at once. */
const most = 100;

const active = { filter: { status: { eq: 'ACTIVE' } } } as const;

/** Variables that ask for all active ones: from the start, which keeps them apart from the standing's, cached with fewer fields. */
export const allActiveSpins = { first: most, after: null, ...active } as const;

export interface FreeSpinListProps {
  readonly label: string;
  /** Only the active ones; those of every status otherwise. */
  readonly onlyActive?: boolean;
}

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** How many of them are shown, with the way to more; nothing where all are. */
function More({ shown, total, loading, onMore }: MoreProps): JSX.Element | null {
  if (shown >= total) return null;
  return (
    <chakra.div display="grid" justifyItems="center" gap="2" mt="4">
      <Text size="body.sm" tone="muted" role="status">
        {shown} of {total} shown
      </Text>
      {shown < most && (
        <Button variant="outline" loading={loading} onClick={onMore}>
          Load more
        </Button>
      )}
    </chakra.div>
  );
}

/** The member's free spins, the first 10 and more on demand. They follow play, here and on another device (SPIN-21), and messages, which tell of those that are given or end. */
export function FreeSpinList({ label, onlyActive = false }: FreeSpinListProps): JSX.Element {
  const [first, setFirst] = useState(pageSize);
  const { data, previousData, error, loading, refetch } = useMemberFreeSpinsQuery({
    variables: { first, ...(onlyActive && active) },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  const known = (data ?? previousData)?.memberFreeSpins;
  const rows = known?.edges.map(({ node }) => node);
  const inPlay = rows?.some(areInPlay) === true;
  const again = useJoined(() => refetch());
  // Each round moves the balance, a free one too.
  usePush('balanceUpdated', () => {
    if (inPlay) again();
  });
  usePush('messageCreated', again);
  return (
    <>
      <RewardList
        label={label}
        rows={rows}
        failed={error !== undefined}
        retry={() => refetch()}
        beside={onlyActive}
        emptyTitle="No Free Spin Bonus"
        loadingText="Loading your bonuses..."
        render={(freeSpin) => <FreeSpinCard freeSpin={freeSpin} />}
      />
      {known && (
        <More
          shown={known.edges.length}
          total={known.totalCount}
          loading={loading}
          onMore={() => {
            setFirst(first + pageSize);
          }}
        />
      )}
    </>
  );
}
