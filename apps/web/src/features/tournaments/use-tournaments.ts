import { skipToken } from '@apollo/client/react';
import { hasEndedLately, type TournamentTimes } from '@magpie/domain/tournaments';
import {
  useEndedTournamentsQuery,
  useTournamentsQuery,
  type TournamentCard_tournamentFragment,
} from '@magpie/gql/tournaments';
import { freshAfter } from '#shared/apollo/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { useFollowPlay } from '../session/late.ts';

export type Tournament = TournamentCard_tournamentFragment;

export function timesOf({ validFrom, expiresAt, active }: Tournament): TournamentTimes {
  return { validFrom: new Date(validFrom), expiresAt: new Date(expiresAt), active };
}

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

const endedPageSize = 12;

export interface EndedPage extends LoadedTournaments {
  /** The cursor after which more of them follow; null where there are no more. */
  readonly next: string | null;
}

/** Loads a page of those that are over, but not for long, the one that ended last at the top. */
export function useEndedTournaments(after: string | null): EndedPage {
  const result = useEndedTournamentsQuery({
    variables: { first: endedPageSize, after },
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'CLOCK'),
  });
  // While the page before moves its end, what is known of this one stays in its place.
  const page = (result.data ?? result.previousData)?.tournaments;
  const all = page?.edges.map(({ node }) => node);
  const lately = useAtNow((now) => (all ?? []).filter((each) => hasEndedLately(timesOf(each), now)).length);
  const goesOn = page?.pageInfo.hasNextPage === true && lately === page.edges.length;
  const next = goesOn ? (page.pageInfo.endCursor ?? null) : null;
  return { tournaments: all?.slice(0, lately), next, ...useLoading(result) };
}

export interface LoadedTournament extends Loading {
  /** `undefined` while it is on its way, `null` when there is none. */
  readonly tournament: Tournament | null | undefined;
}

const isOf = (id: string) => (tournament: Tournament) => tournament.id === id;

/** One of the open tournaments; of the others, as a message of a prize leads to, only when it is not among them. */
export function useTournament(id: string): LoadedTournament {
  const { tournaments, ...loading } = useTournaments();
  const open = tournaments?.find(isOf(id));
  const isClosed = tournaments !== undefined && open === undefined;
  const result = useTournamentsQuery(
    isClosed ? { variables: { first: pageSize, filter: {}, direction: 'DESC' } } : skipToken,
  );
  const ofClosed = useLoading(result);
  if (!isClosed) return { tournament: open, ...loading };
  const closed = result.data?.tournaments.edges.map(({ node }) => node).find(isOf(id));
  return { tournament: result.data ? (closed ?? null) : undefined, ...ofClosed };
}
