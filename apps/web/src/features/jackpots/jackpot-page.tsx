import { useJackpotsQuery } from '@magpie/gql/jackpots';
import { EmptyState, ErrorState } from '@magpie/ui';
import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { CardGrid, CardGridSkeleton } from '#shared/offers/index.ts';
import { PageHead, useLoading } from '#shared/page/index.ts';
import { JackpotCard } from './jackpot-card.tsx';

const pageSize = 100;

/** Pools move with every bet of everybody, and nothing is pushed of that (JACK-11). In ms. */
const POOLS_EVERY = 5_000;

function JackpotList(): JSX.Element {
  const result = useJackpotsQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    pollInterval: POOLS_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!result.data) {
    return (
      <div role="status" aria-label="Loading jackpots">
        <CardGridSkeleton list="promos" />
      </div>
    );
  }
  const jackpots = result.data.jackpots.edges.map(({ node }) => node);
  if (jackpots.length === 0) return <EmptyState title="No Jackpots Available" spot="no-promos" />;
  return (
    <CardGrid list="promos" label="Jackpots">
      {jackpots.map((jackpot) => (
        <li key={jackpot.id}>
          <JackpotCard jackpot={jackpot} />
        </li>
      ))}
    </CardGrid>
  );
}

/** Opens the jackpot that a message leads to (MSG-20). */
function useToldJackpot(): void {
  const [query] = useSearchParams();
  const told = query.get('jackpot');
  useEffect(() => {
    if (told !== null) modals.open('jackpotModal', { jackpotId: told });
  }, [told]);
}

/** '/jackpot': the jackpots that are open (JACK-01). */
export function JackpotPage(): JSX.Element {
  useToldJackpot();
  return (
    <>
      <PageHead
        title="Jackpot"
        lead="Pools fed by a share of every cash bet. Each card shows what it takes to be in."
      />
      <JackpotList />
    </>
  );
}
