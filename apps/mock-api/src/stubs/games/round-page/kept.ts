import { decideRoundPage, studioReasons } from '@magpie/domain/studio';
import type { GameModel } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { roundOfWallet } from '../rounds/parts.ts';
import { findBet } from '../sportsbook/store/index.ts';
import type { KeptBet } from '../sportsbook/store/index.ts';
import { roundById } from '../store/index.ts';
import type { RoundRow } from '../store/index.ts';

interface Named {
  readonly memberId: string;
  /** The wallet's name for it. */
  readonly round: string;
}

function stateOf({ status, closedAt }: RoundRow): 'ANNULLED' | 'OPEN' | 'OVER' {
  if (status === 'ROLLED_BACK') return 'ANNULLED';
  return closedAt === null ? 'OPEN' : 'OVER';
}

/** A round of the studio that is over. @throws Refusal NOT_FOUND, CONFLICT */
export async function pastRound(
  world: World,
  game: Pick<GameModel, 'id'>,
  { memberId, round }: Named,
): Promise<RoundRow> {
  const row = await roundById(world.db, roundOfWallet(round));
  const own = row?.memberId === memberId && row.gameId === game.id ? row : null;
  const decision = decideRoundPage({ round: own, state: own && stateOf(own), of: 'STUDIO' });
  if (!decision.allowed) throw refusalOf(studioReasons, decision);
  return decision.plan.round;
}

/** A bet of the sportsbook, open or over. @throws Refusal NOT_FOUND */
export async function keptBet(
  world: World,
  game: Pick<GameModel, 'id'>,
  { memberId, round }: Named,
): Promise<KeptBet> {
  const bet = await findBet(world.db, { memberId, gameId: game.id }, { id: round });
  const state = bet && (bet.bet.status === 'CLOSED' ? 'OVER' : 'OPEN');
  const decision = decideRoundPage({ round: bet ?? null, state: state ?? null, of: 'SPORTSBOOK' });
  if (!decision.allowed) throw refusalOf(studioReasons, decision);
  return decision.plan.round;
}
