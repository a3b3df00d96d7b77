import type { Reader } from '../store/database.ts';
import type { Unit } from '../worlds/types.ts';
import type { ScheduledJob } from './job.ts';
import { saveRun } from './store.ts';
import type { UpcomingWork } from './types.ts';

/** More than a world has of one kind. */
const ALL = 100_000;

/** What of the worlds' own work can be done before its time. */
export interface EarlyJobs {
  readonly kinds: readonly string[];
  /** Whether work of a kind can be done before its time. */
  readonly can: (kind: string) => boolean;
  /** The next piece of a kind that concerns a member; null for none. */
  readonly next: (db: Reader, kind: string, memberId: string) => Promise<UpcomingWork | null>;
  /** Does a piece within a unit, once. */
  readonly run: (unit: Unit, work: UpcomingWork) => Promise<void>;
}

export function earlyJobs(jobs: readonly ScheduledJob[]): EarlyJobs {
  const jobOf = (kind: string) => jobs.find((job) => job.kind === kind);
  return {
    kinds: jobs.map(({ kind }) => kind),
    can: (kind) => jobOf(kind)?.early !== undefined,
    async next(db, kind, memberId) {
      const upcoming = (await jobOf(kind)?.upcoming(db, ALL)) ?? [];
      const work = upcoming.find((each) => each.memberId === memberId);
      return work ? { kind, ...work } : null;
    },
    async run(unit, work) {
      await saveRun(unit.db, work, { outcome: 'DONE', ranAt: unit.now.getTime() });
      await jobOf(work.kind)?.early?.(unit, work);
    },
  };
}
