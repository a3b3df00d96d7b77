import type { JSX } from 'react';
import { Providers } from '#shared/offers/index.ts';
import type { Tournament } from './use-tournaments.ts';

export function TournamentProviders({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  return (
    <Providers
      providers={tournament.gameProviders.map(({ provider }) => provider)}
      none="Games of every provider count."
    />
  );
}
