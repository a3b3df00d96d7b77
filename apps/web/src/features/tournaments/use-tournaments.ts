import { useTournamentsQuery, type TournamentCard_tournamentFragment } from '@magpie/gql/tournaments';
import { freshAfter } from '#shared/apollo/index.ts';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { useFollowPlay } from '../session/late.ts';

export type Tournament = TournamentCard_tournamentFragment;

const pageSize = 100;

export interface LoadedTournaments extends Loading {
  /** `undefined` while they are on their way. */
  readonly tournaments: readonly Tournament[] | undefined;
}

/** Loads the open tournaments; what is known shows at once, scores are fetched anew and follow play (TOUR-11). */
export function useTournaments(): LoadedTournaments {
  const result = useTournamentsQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP'),
  });
  useFollowPlay(result.refetch);
  return { tournaments: result.data?.tournaments.edges.map(({ node }) => node), ...useLoading(result) };
}

export interface LoadedTournament extends Loading {
  /** `undefined` while it is on its way, `null` when it is not open any more. */
  readonly tournament: Tournament | null | undefined;
}

export function useTournament(id: string): LoadedTournament {
  const { tournaments, ...loading } = useTournaments();
  return { tournament: tournaments && (tournaments.find((each) => each.id === id) ?? null), ...loading };
}
