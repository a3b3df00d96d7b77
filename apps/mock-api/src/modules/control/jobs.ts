import type { JobRun, UpcomingWork } from '#platform/jobs/index.ts';
import type { World } from '#platform/worlds/index.ts';

const time = (at: number): string => new Date(at).toISOString();

function view({ kind, key, memberId, at }: UpcomingWork, run: JobRun | null) {
  const how = run && { ran: time(run.ranAt), outcome: run.outcome };
  return { kind, key, member: memberId, due: time(at), ran: how?.ran ?? null, outcome: how?.outcome ?? null };
}

/** What a world did by itself last, and what it has still to do (PROMO-57). @param limit how many of each at most */
export async function jobsOf({ jobs }: World, limit: number) {
  const done = [...(await jobs.ran(limit))].reverse();
  const upcoming = await jobs.upcoming(limit);
  return [...done.map((run) => view(run, run)), ...upcoming.map((work) => view(work, null))];
}
