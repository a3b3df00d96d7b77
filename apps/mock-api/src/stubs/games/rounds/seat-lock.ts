import type { World } from '#platform/worlds/index.ts';
import type { SeatKey } from '../seat-key.ts';

/**
 * Does one thing after the other for a member at a game, so that nothing is begun, paid or given back twice at once, nor given
 * back by a replica that starts while another one plays it.
 */
export function withSeatLock<T>(
  world: World,
  { memberId, gameId }: SeatKey,
  task: () => Promise<T>,
): Promise<T> {
  return world.inTurn(`seat of ${memberId} at ${gameId}`, task);
}
