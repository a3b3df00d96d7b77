import { useTournamentsQuery, type TournamentCard_tournamentFragment } from '@magpie/gql/tournaments';
import { useLoading, type Loading } from '../../shared/page/index.ts';

/** A tournament as the contract gives it. */
export type Tournament = TournamentCard_tournamentFragment;

/** The largest page the contract gives; a site never has that many tournaments open. */
const pageSize = 100;

/** The open tournaments and how far they are. */
export interface LoadedTournaments extends Loading {
  /** `undefined` while they are on their way. */
  readonly tournaments: readonly Tournament[] | undefined;
}

/** Loads the open tournaments; what is known shows at once and scores are fetched anew. */
export function useTournaments(): LoadedTournaments {
  const result = useTournamentsQuery({ variables: { first: pageSize }, fetchPolicy: 'cache-and-network' });
  return { tournaments: result.data?.tournaments.edges.map(({ node }) => node), ...useLoading(result) };
}

/** One tournament out of the open ones; the contract has no call for a single one. */
export interface LoadedTournament extends Loading {
  /** `undefined` while it is on its way, `null` when it is not open any more. */
  readonly tournament: Tournament | null | undefined;
}

/** Loads one open tournament. */
export function useTournament(id: string): LoadedTournament {
  const { tournaments, ...loading } = useTournaments();
  return { tournament: tournaments && (tournaments.find((each) => each.id === id) ?? null), ...loading };
}
