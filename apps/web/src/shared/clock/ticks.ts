import { clockNow, isFrozen, onClockChange } from './world-clock.ts';

const SECOND_MS = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stopFollowing: () => void = () => undefined;

function wait(): void {
  clearTimeout(timer);
  if (listeners.size > 0 && !isFrozen()) timer = setTimeout(tick, SECOND_MS - (clockNow() % SECOND_MS));
}

function tick(): void {
  for (const listener of listeners) listener();
  wait();
}

/** Calls back with each second of the clock, and when it is moved; one timer serves all. Nothing ticks while it is frozen. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    stopFollowing = onClockChange(tick);
    wait();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing();
    clearTimeout(timer);
  };
}
