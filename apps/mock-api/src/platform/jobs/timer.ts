/** Runs a task after a wait, and answers how to call it off. */
export type Timer = (waitMs: number, task: () => void) => () => void;

/** The longest wait that Node's timers keep. */
const LONGEST_MS = 2 ** 31 - 1;

/** A timer that keeps no process alive. A longer wait than it can keep is cut short. */
export const quietTimer: Timer = (waitMs, task) => {
  const timer = setTimeout(task, Math.min(waitMs, LONGEST_MS)).unref();
  return () => {
    clearTimeout(timer);
  };
};
