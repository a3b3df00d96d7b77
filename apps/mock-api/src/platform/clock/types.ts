export interface WorldClock {
  readonly frozen: boolean;
  now(): Date;
  /** Moves forward by an ISO-8601 duration such as PT90S or P7D. Throws {@link InvalidClockMove}. */
  advance(duration: string): Promise<Date>;
  /** Moves forward to a moment. Throws {@link InvalidClockMove} for one that is past. */
  set(to: Date): Promise<Date>;
  /** Stands still from now on. */
  freeze(): Promise<Date>;
  unfreeze(): Promise<Date>;
  /** Runs after each move and when it is stopped or set going, in the order of registration; their promise waits for it. Answers how to stop. */
  onChange(listener: (now: Date) => Promise<void>): () => void;
}
