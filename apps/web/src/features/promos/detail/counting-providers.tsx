import type { PromoProviders_contributionFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';
import { Providers } from '#shared/offers/index.ts';

export interface CountingProvidersProps {
  readonly contributions: readonly PromoProviders_contributionFragment[];
  /** Codes of the only games that count; empty when every game does. */
  readonly allowedGameCodes?: readonly string[];
  /** Whether it gives free spins alone, of which nothing is turned over: then only providers that are named are shown. */
  readonly onlySpins?: boolean;
}

/** The providers whose games count towards the turnover, each with the share of a stake that does (PROMO-06). */
export function CountingProviders({
  contributions,
  allowedGameCodes = [],
  onlySpins = false,
}: CountingProvidersProps): JSX.Element | null {
  if (onlySpins && contributions.length === 0) return null;
  const providers = contributions.map(({ provider, contribution }) => ({
    id: provider.id,
    name: provider.name,
    share: `${String(Number(contribution))}%`,
  }));
  const none =
    allowedGameCodes.length > 0
      ? 'Only the games that this promo names count.'
      : 'Games of every provider count.';
  return <Providers providers={providers} none={none} />;
}
