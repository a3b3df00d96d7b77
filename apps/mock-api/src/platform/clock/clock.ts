import type { Weekday } from '@magpie/domain/calendar';
import {
  clockMoveReasons,
  decideClockAdvance,
  decideClockJump,
  decideClockRate,
  decideClockSetting,
  lastClockMoment,
} from '@magpie/domain/control';
import type { ClockMoveDetails, ClockMoveReason } from '@magpie/domain/control';
import type { Decision, Refused } from '@magpie/domain/decision';
import { Refusal } from '../graphql/refusal.ts';
import type { EpochMs } from '../store/columns.ts';
import type { WorldClock } from './types.ts';

export interface ClockState {
  /** Added to real time while the clock runs, in milliseconds. */
  readonly offsetMs: number;
  /** Where it stands still, or null while it runs. */
  readonly frozenAt: EpochMs | null;
  /** How many times as fast as real time it runs. */
  readonly rate: number;
  /** The moment of real time from which the rate counts. */
  readonly rateSinceMs: EpochMs;
}

/** How a clock goes on from where it is put. */
interface Going {
  readonly frozen: boolean;
  readonly rate: number;
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

export function clockShowing(moment: EpochMs, { frozen, rate }: Going, realTime: RealTime): ClockState {
  const rateSinceMs = realTime();
  return { offsetMs: moment - rateSinceMs, frozenAt: frozen ? moment : null, rate, rateSinceMs };
}

/** What a clock of that state shows at a moment of real time. */
export function shownBy({ frozenAt, offsetMs, rate, rateSinceMs }: ClockState, realNow: EpochMs): EpochMs {
  const shown = frozenAt ?? Math.floor(realNow + offsetMs + (realNow - rateSinceMs) * (rate - 1));
  return Math.min(shown, lastClockMoment.getTime());
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

  get rate(): number {
    return this.#state.rate;
  }

  until(moment: EpochMs): number | null {
    return this.frozen ? null : Math.max(Math.ceil((moment - this.#read()) / this.rate), 0);
  }

  /** Takes over a stored state; unless it is a move forward, the clock may then show less than before. */
  load(state: ClockState): void {
    this.#state = state;
    this.#latest = Number.NEGATIVE_INFINITY;
  }

  /** Whether it is in a state that was stored. */
  shows({ offsetMs, frozenAt, rate, rateSinceMs }: ClockState): boolean {
    const { offsetMs: offset, frozenAt: frozen, rate: running, rateSinceMs: since } = this.#state;
    return offsetMs === offset && frozenAt === frozen && rate === running && rateSinceMs === since;
  }

  /** Runs what follows a move that was made elsewhere. */
  async tell(): Promise<void> {
    const now = this.now();
    for (const listener of [...this.#listeners]) await listener(now);
  }

  now(): Date {
    return new Date(this.#read());
  }

  advance(duration: string): Promise<Date> {
    return this.#forward((now) => decideClockAdvance(duration, now));
  }

  set(to: Date): Promise<Date> {
    return this.#forward((now) => decideClockSetting(to, now));
  }

  jump(weekday: Weekday, timezone: string): Promise<Date> {
    return this.#forward((now) => decideClockJump({ weekday, timezone }, now));
  }

  freeze(): Promise<Date> {
    return this.#move((now) => this.#showing(now, { frozen: true }));
  }

  unfreeze(): Promise<Date> {
    return this.#move((now) => this.#showing(now, { frozen: false }));
  }

  run(rate: number): Promise<Date> {
    return this.#move((now) => {
      const decision = decideClockRate(rate);
      if (!decision.allowed) throw new InvalidClockMove(decision);
      return this.#showing(now, { frozen: false, rate: decision.plan });
    });
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #showing(moment: EpochMs, change: Partial<Going> = {}): ClockState {
    return clockShowing(moment, { frozen: this.frozen, rate: this.rate, ...change }, this.#realTime);
  }

  #forward(decide: (now: Date) => Decision<Date, ClockMoveReason, ClockMoveDetails>): Promise<Date> {
    return this.#move((now) => {
      const move = decide(new Date(now));
      if (!move.allowed) throw new InvalidClockMove(move);
      return this.#showing(move.plan.getTime());
    });
  }

  async #move(change: (now: EpochMs) => ClockState): Promise<Date> {
    await this.#commit(() => change(this.#read()));
    await this.tell();
    return this.now();
  }

  #read(): EpochMs {
    this.#latest = Math.max(this.#latest, shownBy(this.#state, this.#realTime()));
    return this.#latest;
  }
}
