import { clockNow, deviceTime, isFrozen, onClockChange } from './world-clock.ts';

const SECOND_MS = 1_000;

/** Nobody reads a countdown that changes more often, however fast the clock is. */
const SHORTEST_MS = 100;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stopFollowing: () => void = () => undefined;

function wait(): void {
  clearTimeout(timer);
  if (listeners.size === 0 || isFrozen()) return;
  timer = setTimeout(tick, Math.max(deviceTime(SECOND_MS - (clockNow() % SECOND_MS)), SHORTEST_MS));
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
