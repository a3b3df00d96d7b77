import { freeSpinsGamesText, type GivenFreeSpins } from '@magpie/domain/free-spins';
import type { PromoProviders_contributionFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';
import { Providers } from '#shared/offers/index.ts';

export interface CountingProvidersProps {
  readonly contributions: readonly PromoProviders_contributionFragment[];
  /** Codes of the only games that count; empty when every game does. */
  readonly allowedGameCodes?: readonly string[];
  /** The games of what gives free spins alone; `null` for what is turned over. */
  readonly spins: readonly GivenFreeSpins[] | null;
}

function withoutProviders({ spins, allowedGameCodes = [] }: Omit<CountingProvidersProps, 'contributions'>) {
  if (spins !== null) return freeSpinsGamesText(spins);
  return allowedGameCodes.length > 0
    ? 'Only the games that this promo names count.'
    : 'Games of every provider count.';
}

/**
 * The providers whose games count towards the turnover, each with the share of a stake that does (PROMO-06). Free spins have
 * no turnover: they are of one game, or of some.
 */
export function CountingProviders({ contributions, ...games }: CountingProvidersProps): JSX.Element {
  const counting = games.spins === null ? contributions : [];
  const providers = counting.map(({ provider, contribution }) => ({
    id: provider.id,
    name: provider.name,
    share: `${String(Number(contribution))}%`,
  }));
  return <Providers providers={providers} none={withoutProviders(games)} />;
}
