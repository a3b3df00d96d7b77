import type { WorldClock } from '../clock/types.ts';
import type { EpochMs } from '../store/columns.ts';
import { Mutex } from '../worlds/mutex.ts';
import { DueJobs } from './due-jobs.ts';
import type { DueJobsParts } from './due-jobs.ts';
import { lastRuns } from './store.ts';
import type { Timer } from './timer.ts';
import type { JobRun, UpcomingWork, WorldJobs } from './types.ts';

/** How long after a commit the next due moment is looked up, by the clock if it runs fast; commits of that time share the look. */
const LOOK_AGAIN_MS = 250;

export interface SchedulerParts extends DueJobsParts {
  readonly clock: Pick<WorldClock, 'frozen' | 'rate' | 'until'>;
  readonly timer: Timer;
}

const MOST_LATE = 500;

const nothing = (): Promise<void> => Promise.resolve();
const noTimer = (): void => undefined;

/**
 * Does the jobs of a world when its clock passes their moments: after each move of the clock, by a timer while it runs, and
 * when the world is opened. Work that is asked for meanwhile waits, so that it finds everything done that was due.
 */
export class Scheduler implements WorldJobs {
  readonly #parts: SchedulerParts;
  readonly #jobs: DueJobs;
  readonly #line = new Mutex();
  #under = 0;
  #nextAt: EpochMs | null = null;
  #state: 'new' | 'started' | 'stopped' = 'new';
  #stopWaking = noTimer;
  #stopLooking: (() => void) | undefined;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    this.#jobs = new DueJobs(parts);
  }

  /** Whether work has to wait, because something is due or the clock is being moved. */
  get busy(): boolean {
    return this.#under > 0 || (this.#nextAt !== null && this.#nextAt <= this.#parts.now());
  }

  upcoming(limit: number): Promise<readonly UpcomingWork[]> {
    return this.#jobs.upcoming(limit);
  }

  async late(): Promise<number> {
    const isLate = this.#jobs.hasFailed || (this.#nextAt !== null && this.#nextAt <= this.#parts.now());
    if (!isLate || this.#isStopped()) return 0;
    const now = this.#parts.now();
    return (await this.#jobs.upcoming(MOST_LATE)).filter(({ at }) => at <= now).length;
  }

  ran(limit: number): Promise<readonly JobRun[]> {
    return lastRuns(this.#parts.db(), limit);
  }

  start(): Promise<void> {
    this.#state = 'started';
    return this.#look();
  }

  stop(): void {
    this.#state = 'stopped';
    this.#nextAt = null;
    this.#stopWaking();
    this.#stopLooking?.();
  }

  /** Makes a change of the clock or of the whole world, and does what is due after it. */
  during<T>(change: () => Promise<T>): Promise<T> {
    const task = async (): Promise<T> => {
      const result = await change();
      await this.#run(() => this.#jobs.run());
      return result;
    };
    return this.#inLine(() => this.#alone(task));
  }

  /** Resolves once nothing is due. */
  async quiet(): Promise<void> {
    while (this.busy) await (this.#under > 0 ? this.#line.run(nothing) : this.#look());
  }

  /** Resolves once what was about to begin may do so: after what is due, or at once while that is being done itself. */
  async settled(): Promise<void> {
    if (!this.#jobs.running) await this.quiet();
  }

  /** To be called when another replica has moved the clock, by which anything may be due. */
  moved(): void {
    if (this.#state !== 'started') return;
    this.#nextAt = Number.NEGATIVE_INFINITY;
    void this.#look();
  }

  /** To be called after each commit, which may have changed what falls due next. */
  committed(): void {
    if (this.#state !== 'started' || this.#under > 0 || this.#stopLooking) return;
    const { clock, timer } = this.#parts;
    if (clock.frozen) return;
    this.#stopLooking = timer(LOOK_AGAIN_MS / Math.max(clock.rate, 1), () => {
      this.#stopLooking = undefined;
      void this.#look();
    });
  }

  /** Does what is due, if anything is. */
  #look(): Promise<void> {
    return this.#inLine(() =>
      this.#run(async () => {
        if (!this.#parts.shared) return this.#jobs.run();
        const next = await this.#jobs.next();
        const isDue = next !== null && next <= this.#parts.now();
        return isDue ? this.#alone(() => this.#jobs.run()) : next;
      }),
    );
  }

  #inLine<T>(task: () => Promise<T>): Promise<T> {
    this.#under += 1;
    return this.#line.run(task).finally(() => {
      this.#under -= 1;
    });
  }

  #alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#parts.shared?.alone(task) ?? task();
  }

  /** @param work answers when the next is due */
  async #run(work: () => Promise<EpochMs | null>): Promise<void> {
    if (this.#state !== 'started') return;
    try {
      this.#wakeAt(await work());
    } catch (error) {
      // A world that was closed meanwhile does it when it is opened again.
      if (this.#isStopped()) return;
      this.#wakeAt(null);
      this.#parts.onFailure({ work: null, error });
    }
  }

  #isStopped(): boolean {
    return this.#state === 'stopped';
  }

  #wakeAt(at: EpochMs | null): void {
    this.#stopWaking();
    this.#stopWaking = noTimer;
    this.#nextAt = this.#isStopped() ? null : at;
    const wait = this.#nextAt === null ? null : this.#parts.clock.until(this.#nextAt);
    if (wait === null) return;
    this.#stopWaking = this.#parts.timer(wait, () => {
      void this.#look();
    });
  }
}
