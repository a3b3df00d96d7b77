import { chakra } from '@chakra-ui/react';
import { useJackpotsQuery } from '@magpie/gql/jackpots';
import { Button, Card, EmptyState, ErrorState, Heading, Text } from '@magpie/ui';
import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { JackpotMark } from '#shared/jackpot-mark/index.ts';
import { modals } from '#shared/modals/index.ts';
import { CardGrid, CardGridSkeleton } from '#shared/offers/index.ts';
import { PageHead, useLoading } from '#shared/page/index.ts';
import { JackpotFacts, JackpotPool, JackpotStatus, type Jackpot } from './jackpot-facts.tsx';
import { JackpotPlayLink } from './jackpot-play-link.tsx';
import { OwnTurnover } from './own-turnover.tsx';

const pageSize = 100;

/** Pools move with every bet of everybody, and nothing is pushed of that (JACK-11). In ms. */
const POOLS_EVERY = 5_000;

const Frame = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    height: 'full',
    p: '5',
  },
});
const Name = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3.5' } });
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    mt: 'auto',
    pt: '2',
    '& > *': { flex: '1 1 {sizes.24}' },
  },
});

function JackpotCard({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  return (
    <Frame as="article" aria-label={jackpot.name}>
      <Name>
        <JackpotMark name={jackpot.name} />
        <Heading level={2} size="heading.md">
          {jackpot.name}
        </Heading>
      </Name>
      <JackpotPool jackpot={jackpot} />
      <JackpotStatus jackpot={jackpot} />
      <Text size="body.sm" tone="muted">
        {jackpot.description}
      </Text>
      <OwnTurnover jackpot={jackpot} />
      <JackpotFacts jackpot={jackpot} />
      <Buttons>
        <JackpotPlayLink jackpot={jackpot} />
        <Button
          aria-label={`Details of ${jackpot.name}`}
          onClick={() => {
            modals.open('jackpotModal', { jackpotId: jackpot.id });
          }}
        >
          Details
        </Button>
        <Button
          aria-label={`Rules of ${jackpot.name}`}
          onClick={() => {
            modals.open('jackpotRulesModal', { jackpotId: jackpot.id });
          }}
        >
          Rules
        </Button>
      </Buttons>
    </Frame>
  );
}

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
