export { earlyJobs } from './early-jobs.ts';
export type { EarlyJobs } from './early-jobs.ts';
export type { ScheduledJob } from './job.ts';
export { Scheduler } from './scheduler.ts';
export { quietTimer } from './timer.ts';
export type { Timer } from './timer.ts';
export type { DueWork, JobFailure, JobOutcome, JobRun, UpcomingWork, WorldJobs } from './types.ts';
