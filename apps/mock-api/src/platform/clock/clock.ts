import { clockMoveReasons, decideClockAdvance, decideClockSetting } from '@magpie/domain/control';
import type { ClockMoveDetails, ClockMoveReason } from '@magpie/domain/control';
import type { Refused } from '@magpie/domain/decision';
import { Refusal } from '../graphql/refusal.ts';
import type { EpochMs } from '../store/columns.ts';
import type { WorldClock } from './types.ts';

export interface ClockState {
  /** Added to real time while the clock runs, in milliseconds. */
  readonly offsetMs: number;
  /** Where it stands still, or null while it runs. */
  readonly frozenAt: EpochMs | null;
}

/** Real time in epoch milliseconds; a parameter so that tests can hold it. */
export type RealTime = () => EpochMs;

export type CommitClock = (change: () => ClockState) => Promise<void>;

type Listener = (now: Date) => Promise<void>;

/** The clock was to be moved by what is no duration, not at all, or backwards. */
export class InvalidClockMove extends Refusal {
  constructor({ reason, details }: Refused<ClockMoveReason, ClockMoveDetails>) {
    const { code, text } = clockMoveReasons[reason];
    super(code, text(details));
  }
}

export function clockShowing(moment: EpochMs, frozen: boolean, realTime: RealTime): ClockState {
  return { offsetMs: moment - realTime(), frozenAt: frozen ? moment : null };
}

/** What a clock of that state shows at a moment of real time. */
export function shownBy({ frozenAt, offsetMs }: ClockState, realNow: EpochMs): EpochMs {
  return frozenAt ?? realNow + offsetMs;
}

export class Clock implements WorldClock {
  readonly #realTime: RealTime;
  readonly #commit: CommitClock;
  readonly #listeners = new Set<Listener>();
  #state: ClockState;
  #latest: EpochMs = Number.NEGATIVE_INFINITY;

  constructor(state: ClockState, realTime: RealTime, commit: CommitClock) {
    this.#state = state;
    this.#realTime = realTime;
    this.#commit = commit;
  }

  get frozen(): boolean {
    return this.#state.frozenAt !== null;
  }

  /** Takes over a stored state; unless it is a move forward, the clock may then show less than before. */
  load(state: ClockState): void {
    this.#state = state;
    this.#latest = Number.NEGATIVE_INFINITY;
  }

  now(): Date {
    return new Date(this.#read());
  }

  advance(duration: string): Promise<Date> {
    return this.#move((now) => {
      const move = decideClockAdvance(duration, new Date(now));
      if (!move.allowed) throw new InvalidClockMove(move);
      return clockShowing(move.plan.getTime(), this.frozen, this.#realTime);
    });
  }

  set(to: Date): Promise<Date> {
    return this.#move((now) => {
      const move = decideClockSetting(to, new Date(now));
      if (!move.allowed) throw new InvalidClockMove(move);
      return clockShowing(move.plan.getTime(), this.frozen, this.#realTime);
    });
  }

  freeze(): Promise<Date> {
    return this.#move((now) => clockShowing(now, true, this.#realTime));
  }

  unfreeze(): Promise<Date> {
    return this.#move((now) => clockShowing(now, false, this.#realTime));
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async #move(change: (now: EpochMs) => ClockState): Promise<Date> {
    await this.#commit(() => change(this.#read()));
    const now = this.now();
    for (const listener of [...this.#listeners]) await listener(now);
    return now;
  }

  #read(): EpochMs {
    this.#latest = Math.max(this.#latest, shownBy(this.#state, this.#realTime()));
    return this.#latest;
  }
}
