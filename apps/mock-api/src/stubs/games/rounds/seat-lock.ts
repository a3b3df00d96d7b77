import type { World } from '#platform/worlds/index.ts';
import type { SeatKey } from '../seat-key.ts';

const lines = new WeakMap<World, Map<string, Promise<unknown>>>();

/** Does one thing after the other for a member at a game, so that nothing is begun, paid or given back twice at once. */
export function withSeatLock<T>(
  world: World,
  { memberId, gameId }: SeatKey,
  task: () => Promise<T>,
): Promise<T> {
  const line = lines.get(world) ?? new Map<string, Promise<unknown>>();
  lines.set(world, line);
  const key = `${memberId} ${gameId}`;
  const result = (line.get(key) ?? Promise.resolve()).then(task);
  const last = result.then(
    () => undefined,
    () => undefined,
  );
  line.set(key, last);
  void last.then(() => {
    if (line.get(key) === last) line.delete(key);
  });
  return result;
}
