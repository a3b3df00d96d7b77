import { maskName } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import { leaderboard, leaderboardPlaces, scoreUnit } from '@magpie/domain/tournaments';
import type { Reader } from '#platform/store/index.ts';
import { knownCurrency } from '../wallets/index.ts';
import type { TournamentRow } from './store/index.ts';
import { highestScores, ownScores } from './store/scores.ts';

type Board = Pick<TournamentRow, 'id' | 'type' | 'currency'>;

function written({ type, currency }: Board, score: bigint): string {
  return money.format(money.of(score), scoreUnit({ type, currency: knownCurrency(currency) }));
}

/**
 * The leaderboards of tournaments, with the names of all but the viewer masked (TOUR-06, JACK-06).
 * @param viewer id of the member who looks, or null for a visitor
 */
export async function leaderboardsOf(db: Reader, boards: readonly Board[], viewer: string | null) {
  const highest = await highestScores(
    db,
    boards.map(({ id }) => id),
    leaderboardPlaces,
  );
  return new Map(
    boards.map((board) => {
      const scores = (highest.get(board.id) ?? []).map((row) => ({ ...row, score: BigInt(row.score) }));
      const places = leaderboard(scores).map(({ rank, score, username, memberId }) => {
        const own = viewer !== null && memberId === viewer;
        return { rank, score: written(board, score), username: own ? username : maskName(username), own };
      });
      return [board.id, places];
    }),
  );
}

export interface OwnPlace {
  readonly rank: number;
  readonly score: string;
  readonly toNext: string | null;
}

/** Where a member stands and what is missing to the next rank (TOUR-11); none for a visitor and before a first score. */
export async function ownPlacesOf(db: Reader, boards: readonly Board[], viewer: string | null) {
  const ids = boards.map(({ id }) => id);
  const own = viewer === null ? [] : await ownScores(db, ids, viewer);
  const places = own.flatMap(({ tournamentId, score, higher, next }): [string, OwnPlace][] => {
    const board = boards.find(({ id }) => id === tournamentId);
    if (!board) return [];
    const toNext = next === null ? null : written(board, BigInt(next - score));
    return [[tournamentId, { rank: higher + 1, score: written(board, BigInt(score)), toNext }]];
  });
  return new Map(places);
}
