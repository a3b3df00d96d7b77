import type { World } from './types.ts';

/** How many pieces of work of these worlds should have been done. */
export async function lateJobsOf(worlds: Iterable<World>): Promise<number> {
  const late = await Promise.all([...worlds].map((world) => world.jobs.late()));
  return late.reduce((sum, count) => sum + count, 0);
}
