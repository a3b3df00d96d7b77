import type { JSX } from 'react';
import { Providers } from '#shared/offers/index.ts';
import type { Jackpot } from './jackpot-facts.tsx';

export function JackpotProviders({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  return (
    <Providers
      providers={jackpot.turnoverContributions.map(({ provider, contribution }) => ({
        id: provider.id,
        name: provider.name,
        share: `${String(Number(contribution))}%`,
      }))}
      none="No game feeds it at the moment."
    />
  );
}
