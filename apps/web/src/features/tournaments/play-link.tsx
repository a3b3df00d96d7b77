import { tournamentState } from '@magpie/domain/tournaments';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { PlayLink } from '#shared/offers/index.ts';
import { timesOf, type Tournament } from './use-tournaments.ts';

/** 'Play': the games that count, while they do. */
export function TournamentPlayLink({ tournament }: { readonly tournament: Tournament }): JSX.Element | null {
  const state = useAtNow((now) => tournamentState(timesOf(tournament), now));
  if (state !== 'RUNNING') return null;
  return (
    <PlayLink
      name={tournament.name}
      providers={tournament.gameProviders.map(({ provider }) => provider.id)}
    />
  );
}
