import type { CasinoPage } from '@magpie/domain/games';
import { useGamesQuery } from '@magpie/gql/games';
import type { JSX } from 'react';
import { useRetryOnline } from '#shared/online/index.ts';
import type { PromoExclusion } from '../../play/index.ts';
import { GameRow, rowSize } from '../list/game-row.tsx';
import { gamesVariables } from '../list/games-variables.ts';
import { casinoAddress, type CasinoEntry } from '../types/casino-menu.ts';
import { TypeIcon } from '../types/type-icon.tsx';

export interface TypeRowProps {
  readonly entry: CasinoEntry;
  readonly page: CasinoPage;
  readonly exclusionOf: PromoExclusion;
  /** Load the covers at once, for the rows of the first screen. */
  readonly eager: boolean;
}

/** One row of the lobby: the most played games of a type and the link to its list (GAMES-22). A type without games has none. */
export function TypeRow({ entry, page, exclusionOf, eager }: TypeRowProps): JSX.Element | null {
  const variables = {
    ...gamesVariables(page, { name: '', providers: [], order: 'popular' }),
    first: rowSize,
  };
  const { data, error, loading, refetch } = useGamesQuery({ variables });
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  if (data?.games.edges.length === 0) return null;
  return (
    <GameRow
      title={entry.label}
      icon={<TypeIcon slug={entry.slug} />}
      address={casinoAddress(entry)}
      games={data?.games.edges.map(({ node }) => node) ?? null}
      total={data?.games.totalCount}
      exclusionOf={exclusionOf}
      eager={eager}
      {...(failed && { failure: { loading, retry } })}
    />
  );
}
