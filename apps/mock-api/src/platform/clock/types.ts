import type { Weekday } from '@magpie/domain/calendar';
import type { EpochMs } from '../store/columns.ts';

export interface WorldClock {
  readonly frozen: boolean;
  /** How many times as fast as real time it runs when it is not frozen. */
  readonly rate: number;
  now(): Date;
  /** How many milliseconds of real time until it shows a moment; 0 once it does, null while it stands still. */
  until(moment: EpochMs): number | null;
  /** Moves forward by an ISO-8601 duration such as PT90S or P7D. Throws {@link InvalidClockMove}. */
  advance(duration: string): Promise<Date>;
  /** Moves forward to a moment. Throws {@link InvalidClockMove} for one that is past. */
  set(to: Date): Promise<Date>;
  /** Moves forward to the next time that a weekday begins in a timezone. Throws {@link InvalidClockMove}. */
  jump(weekday: Weekday, timezone: string): Promise<Date>;
  /** Stands still from now on. */
  freeze(): Promise<Date>;
  /** Runs on from where it stands, as fast as before. */
  unfreeze(): Promise<Date>;
  /** Runs from where it is, so many times as fast as real time. Throws {@link InvalidClockMove}. */
  run(rate: number): Promise<Date>;
  /** Runs after each move and when it is stopped or set going, in the order of registration; their promise waits for it. Answers how to stop. */
  onChange(listener: (now: Date) => Promise<void>): () => void;
}
