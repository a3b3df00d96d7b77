import { maskName } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import { leaderboard, leaderboardPlaces } from '@magpie/domain/tournaments';
import type { World } from '#platform/worlds/index.ts';
import { decimal } from '../wallets/index.ts';
import type { TournamentModel } from './service.ts';
import { higherScores, highestScores, scoreOf } from './store/scores.ts';

type Board = Pick<TournamentModel, 'id' | 'type' | 'currency'>;

/** A multiplier is written as an amount of two decimals. */
function written({ type, currency }: Board, score: bigint): string {
  return type === 'MULTIPLIER' ? money.format(money.of(score), 'FIAT') : decimal(score, currency);
}

/**
 * The leaderboard of a tournament, with the names of all but the viewer masked (TOUR-06, JACK-06).
 * @param viewer id of the member who looks, or null for a visitor
 */
export async function leaderboardOf(world: World, board: Board, viewer: string | null) {
  const scores = await highestScores(world.db, board.id, leaderboardPlaces);
  return leaderboard(scores.map((row) => ({ ...row, score: BigInt(row.score) }))).map(
    ({ rank, score, username, memberId }) => {
      const own = viewer !== null && memberId === viewer;
      return { rank, score: written(board, score), username: own ? username : maskName(username), own };
    },
  );
}

/** Where a member stands and what is missing to the next rank (TOUR-11); null for a visitor and before a first score. */
export async function ownPlaceOf(world: World, board: Board, viewer: string | null) {
  const own = viewer === null ? undefined : await scoreOf(world.db, board.id, viewer);
  if (!own) return null;
  const { count, lowest } = await higherScores(world.db, own);
  return {
    rank: count + 1,
    score: written(board, BigInt(own.score)),
    toNext: lowest === null ? null : written(board, BigInt(lowest - own.score)),
  };
}
