import type { EpochMs } from '../store/columns.ts';

/** A piece of work of a job that is to be done once. */
export interface DueWork {
  /** Names the piece among those of its job, for ever. */
  readonly key: string;
  /** Whose it is; null for nobody's. */
  readonly memberId: string | null;
  readonly at: EpochMs;
}

export interface UpcomingWork extends DueWork {
  readonly kind: string;
}

export type JobOutcome = 'DONE' | 'FAILED';

export interface JobRun extends UpcomingWork {
  /** What the world's clock showed when it was last tried; later than its due moment in a world that had been closed. */
  readonly ranAt: EpochMs;
  readonly outcome: JobOutcome;
}

export interface WorldJobs {
  /** How many pieces are due by the world's clock and not done; no more than 500 are counted. */
  late(): Promise<number>;
  /** What falls due next, in order of time. */
  upcoming(limit: number): Promise<readonly UpcomingWork[]>;
  /** What ran last, newest first. */
  ran(limit: number): Promise<readonly JobRun[]>;
}

export interface JobFailure {
  readonly work: UpcomingWork | null;
  readonly error: unknown;
}
