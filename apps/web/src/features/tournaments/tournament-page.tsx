import { chakra } from '@chakra-ui/react';
import { Button, Card, EmptyState, ErrorState, Heading, Text } from '@magpie/ui';
import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { CardGrid, CardGridSkeleton } from '#shared/offers/index.ts';
import { PageHead } from '#shared/page/index.ts';
import { PlayLink } from './play-link.tsx';
import { Leaders, Rewards } from './standings.tsx';
import { TournamentFacts, TournamentTag } from './tournament-state.tsx';
import { useTournaments, type Tournament } from './use-tournaments.ts';

const Frame = chakra(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: '4', height: 'full', p: '5', minW: '0' },
});
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

function TournamentCard({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  const { id, name, description } = tournament;
  return (
    <Frame as="article" aria-label={name}>
      <div>
        <TournamentTag tournament={tournament} />
        <Heading level={2} size="heading.md" mt="3">
          {name}
        </Heading>
        <Text size="body.sm" tone="muted" mt="2">
          {description}
        </Text>
      </div>
      <TournamentFacts tournament={tournament} />
      <Leaders tournament={tournament} />
      <Rewards tournament={tournament} />
      <Buttons>
        <PlayLink tournament={tournament} />
        <Button
          aria-label={`Standings of ${name}`}
          onClick={() => {
            modals.open('tournamentModal', { tournamentId: id });
          }}
        >
          Standings
        </Button>
        <Button
          aria-label={`Terms of ${name}`}
          onClick={() => {
            modals.open('tournamentTermsModal', { tournamentId: id });
          }}
        >
          Terms
        </Button>
      </Buttons>
    </Frame>
  );
}

function TournamentList(): JSX.Element {
  const { tournaments, failed, retrying, retry } = useTournaments();
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!tournaments) {
    return (
      <div role="status" aria-label="Loading tournaments">
        <CardGridSkeleton list="promos" />
      </div>
    );
  }
  if (tournaments.length === 0) return <EmptyState title="No Tournaments Available" spot="no-promos" />;
  return (
    <CardGrid list="promos" label="Tournaments">
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </CardGrid>
  );
}

/** Opens the tournament that a message leads to (MSG-20). */
function useToldTournament(): void {
  const [query] = useSearchParams();
  const told = query.get('tournament');
  useEffect(() => {
    if (told !== null) modals.open('tournamentModal', { tournamentId: told });
  }, [told]);
}

/** '/tournament': the tournaments that are open (TOUR-01). */
export function TournamentPage(): JSX.Element {
  useToldTournament();
  return (
    <>
      <PageHead title="Tournament" lead="Play the games that count; the board keeps the score." />
      <TournamentList />
    </>
  );
}
