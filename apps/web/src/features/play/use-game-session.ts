import { skipToken } from '@apollo/client/react';
import { isRealityCheckDue } from '@magpie/domain/play';
import { useGameSessionQuery, type GameSessionQuery } from '@magpie/gql/play';
import { freshAfter } from '#shared/apollo/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import { useFollowPlay } from '../session/late.ts';

export type PacedSession = GameSessionQuery['gameSession'];

/** How a sitting at a game goes. */
export interface Pace {
  readonly session: PacedSession | null;
  /** Whether its reality check is due. */
  readonly due: boolean;
  readonly fetchAgain: () => void;
}

const freshness = freshAfter('GAP', 'CLOCK');

/** What a game session came to so far, fetched again after each round, and whether its reality check is due. */
export function useGameSession(id: string | undefined): Pace {
  const { data, refetch } = useGameSessionQuery(
    id === undefined
      ? skipToken
      : { variables: { id }, fetchPolicy: 'cache-and-network', context: freshness },
  );
  const fetchAgain = useFollowPlay(async () => {
    if (id !== undefined) await refetch();
  });
  const session = data?.gameSession ?? null;
  const dueAt = session?.realityCheck?.dateTimeDue ?? null;
  const due = useAtNow((now) => isRealityCheckDue(dueAt === null ? null : new Date(dueAt), now));
  return { session, due, fetchAgain };
}
