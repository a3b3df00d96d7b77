import { decideEarlyJob, earlyJobReasons } from '@magpie/domain/control';
import { refusalOf } from '#platform/graphql/index.ts';
import type { EarlyJobs, JobRun, UpcomingWork } from '#platform/jobs/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { findMember } from './members.ts';

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

interface MemberJob {
  /** E-mail address or id. */
  readonly member: string;
  readonly kind: string;
}

/**
 * Does the next piece of a kind of work for a member now, and answers it.
 * @throws Refusal NOT_FOUND for an unknown member, or one of the reasons of `decideEarlyJob`
 */
export function runJob(world: World, early: EarlyJobs, { member, kind }: MemberJob) {
  return world.write(async (unit) => {
    const { id } = await findMember(unit.db, member);
    const work = await early.next(unit.db, kind, id);
    const decision = decideEarlyJob({ kind, known: early.kinds, work, early: early.can(kind) });
    if (!decision.allowed) throw refusalOf(earlyJobReasons, decision);
    await early.run(unit, decision.plan);
    return view(decision.plan, { ...decision.plan, ranAt: unit.now.getTime(), outcome: 'DONE' });
  });
}
