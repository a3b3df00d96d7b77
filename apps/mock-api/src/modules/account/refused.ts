import { Refusal } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';

/**
 * Runs a unit of work that may end in a refusal but keeps what it wrote, such as an attempt that a wrong code costs.
 * The work returns the refusal instead of throwing it.
 * @throws Refusal after the commit, when the work returned one
 */
export async function writeOrRefuse<T>(world: World, work: (unit: Unit) => Promise<T | Refusal>): Promise<T> {
  const outcome = await world.write(work);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
