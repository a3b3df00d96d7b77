import type { Reader } from '../store/database.ts';
import type { EpochMs } from '../store/columns.ts';
import type { Unit } from '../worlds/types.ts';
import type { ScheduledJob } from './job.ts';
import { failedAt, saveRun } from './store.ts';
import type { JobFailure, JobOutcome, UpcomingWork } from './types.ts';

/** How long what failed waits for its next attempt, by the world's clock. */
const RETRY_MS = 3_600_000;

/** How many pieces may share a commit. */
const MOST_AT_ONCE = 32;

export interface DueJobsParts {
  readonly jobs: readonly ScheduledJob[];
  readonly db: () => Reader;
  readonly now: () => EpochMs;
  /** Runs work as one transaction that takes place at a moment. */
  readonly write: <T>(at: Date, work: (unit: Unit) => Promise<T>) => Promise<T>;
  readonly onFailure: (failure: JobFailure) => void;
  /** What keeps other replicas from doing it at the same time; null where there are none. */
  readonly shared: { readonly alone: <T>(task: () => Promise<T>) => Promise<T> } | null;
}

/** Of how many pieces one that was first a moment ago is to be found among. */
const STILL_DUE = 4 * MOST_AT_ONCE;

interface Candidate {
  readonly job: ScheduledJob;
  readonly work: UpcomingWork;
  /** When to try it: its due moment, or later after a failure. */
  readonly from: EpochMs;
}

const nameOf = ({ kind, key }: UpcomingWork): string => `${kind} ${key}`;

/** Looks again where nobody else can do it. */
async function isStillDue({ db }: Unit, job: ScheduledJob, { key, at }: UpcomingWork): Promise<boolean> {
  const upcoming = await job.upcoming(db, STILL_DUE);
  return upcoming.some((work) => work.key === key && work.at === at);
}

/** The jobs of one world, of which those that are due are done in order of their time. */
export class DueJobs {
  readonly #parts: DueJobsParts;
  readonly #retryAt = new Map<string, EpochMs>();
  #running = false;

  constructor(parts: DueJobsParts) {
    this.#parts = parts;
  }

  /** Whether something waits for another attempt. */
  get hasFailed(): boolean {
    return this.#retryAt.size > 0;
  }

  /** What is still to be done, in order of its time. */
  async upcoming(limit: number): Promise<readonly UpcomingWork[]> {
    const all = await this.#candidates(() => limit);
    const sorted = all.sort((a, b) => a.work.at - b.work.at);
    return sorted.slice(0, limit).map(({ work }) => work);
  }

  /** Whether it is being done. */
  get running(): boolean {
    return this.#running;
  }

  /** When the next is to be done; null when nothing is. */
  async next(): Promise<EpochMs | null> {
    return (await this.#next())[0]?.from ?? null;
  }

  /** Does all that is due, and answers when the next is; null when nothing is. */
  async run(): Promise<EpochMs | null> {
    this.#running = true;
    try {
      for (;;) {
        const next = await this.#next();
        const from = next[0]?.from ?? null;
        if (from === null || from > this.#parts.now()) return from;
        await Promise.all(next.map((each) => this.#try(each)));
      }
    } finally {
      this.#running = false;
    }
  }

  /** What comes first, with what may be done at once with it. */
  async #next(): Promise<Candidate[]> {
    // Of each job more than may be waiting for another attempt, so that those hide nothing.
    const all = await this.#candidates(({ apart }) => (apart ? MOST_AT_ONCE : 1) + this.#retryAt.size);
    const [first, ...others] = all.sort((a, b) => a.from - b.from || a.work.at - b.work.at);
    // What failed is tried again alone, since it may be what the commit of all of them was lost by.
    if (!first?.job.apart || first.from !== first.work.at) return first ? [first] : [];
    const isWith = ({ job, from, work }: Candidate): boolean =>
      job === first.job && from === first.from && work.at === first.work.at;
    return [first, ...others.filter(isWith).slice(0, MOST_AT_ONCE - 1)];
  }

  async #candidates(limitOf: (job: ScheduledJob) => number): Promise<Candidate[]> {
    const found: Candidate[] = [];
    for (const job of this.#parts.jobs) {
      for (const due of await job.upcoming(this.#parts.db(), limitOf(job))) {
        const work = { kind: job.kind, ...due };
        found.push({ job, work, from: this.#retryAt.get(nameOf(work)) ?? work.at });
      }
    }
    return found;
  }

  async #try({ job, work }: Candidate): Promise<void> {
    const at = new Date(work.at);
    try {
      const again = await this.#parts.write(at, (unit) => this.#run(unit, job, work));
      if (again === null) this.#retryAt.delete(nameOf(work));
      else this.#retryAt.set(nameOf(work), again);
    } catch (error) {
      this.#retryAt.set(nameOf(work), this.#parts.now() + RETRY_MS);
      await this.#parts.write(at, async (unit) => {
        await this.#note(unit, work, 'FAILED');
      });
      this.#parts.onFailure({ work, error });
    }
  }

  /** Answers when to try it instead, where another replica has failed at it. */
  async #run(unit: Unit, job: ScheduledJob, work: UpcomingWork): Promise<EpochMs | null> {
    if (this.#parts.shared) {
      if (!(await isStillDue(unit, job, work))) return null;
      const again = ((await failedAt(unit.db, work)) ?? Number.NEGATIVE_INFINITY) + RETRY_MS;
      if (again > this.#parts.now()) return again;
    }
    if (!(await this.#note(unit, work, 'DONE'))) throw new Error('What was done is still due.');
    await job.run(unit, work);
    return null;
  }

  #note(unit: Unit, work: UpcomingWork, outcome: JobOutcome): Promise<boolean> {
    return saveRun(unit.db, work, { outcome, ranAt: this.#parts.now() });
  }
}
