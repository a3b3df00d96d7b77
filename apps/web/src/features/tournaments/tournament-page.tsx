import { EmptyState, ErrorState } from '@magpie/ui';
import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { CardGrid, CardGridSkeleton } from '#shared/offers/index.ts';
import { PageHead } from '#shared/page/index.ts';
import { EndedTournaments } from './ended-tournaments.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { useTournaments } from './use-tournaments.ts';

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

/** '/tournament': the tournaments that are open (TOUR-01), and below them how those came out that have just ended. */
export function TournamentPage(): JSX.Element {
  useToldTournament();
  return (
    <>
      <PageHead title="Tournament" lead="Play the games that count; the board keeps the score." />
      <TournamentList />
      <EndedTournaments />
    </>
  );
}
