import { tournamentState } from '@magpie/domain/tournaments';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useAtNow } from '#shared/clock/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { timesOf, type Tournament } from './use-tournaments.ts';

function gamesOf({ gameProviders }: Tournament): string {
  if (gameProviders.length === 0) return paths.casinoLobby;
  const query = new URLSearchParams(gameProviders.map(({ provider }) => ['provider', provider.id]));
  return `${paths.casinoProviders}?${query.toString()}`;
}

/** 'Play': the games that count, while they do. */
export function PlayLink({ tournament }: { readonly tournament: Tournament }): JSX.Element | null {
  const state = useAtNow((now) => tournamentState(timesOf(tournament), now));
  if (state !== 'RUNNING') return null;
  return (
    <Button asChild variant="inverse">
      <Link to={gamesOf(tournament)} aria-label={`Play ${tournament.name}`}>
        Play
      </Link>
    </Button>
  );
}
