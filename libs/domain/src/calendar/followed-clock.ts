/** The header that holds the platform's time. A platform that does not send it uses the real time. */
export const clockHeader = 'x-clock';

/** The time of a clock, in epoch ms. */
export interface ShownTime {
  readonly at: number;
  readonly frozen: boolean;
}

const FROZEN = '; frozen';

/** As sent: '2026-11-23T00:00:00.000Z', with '; frozen' if it is frozen. */
export function shownTimeText({ at, frozen }: ShownTime): string {
  return new Date(at).toISOString() + (frozen ? FROZEN : '');
}

/** Null if the text is not a time. */
export function parseShownTime(text: unknown): ShownTime | null {
  if (typeof text !== 'string') return null;
  const frozen = text.endsWith(FROZEN);
  const at = Date.parse(frozen ? text.slice(0, -FROZEN.length) : text);
  return Number.isNaN(at) ? null : { at, frozen };
}

/** What this device knows about another clock. */
export interface FollowedClock {
  /** How far it is ahead of the device while it is running, in ms. */
  readonly aheadMs: number;
  /** The time at which it is frozen, in epoch ms; null while it is running. */
  readonly frozenAt: number | null;
}

/** Assumed until the platform sends a time. */
export const ownClock: FollowedClock = { aheadMs: 0, frozenAt: null };

/** Device time, in epoch ms. */
export interface Passage {
  readonly sentAt: number;
  readonly arrivedAt: number;
}

/**
 * A running clock showed this time at some moment between request and answer, so it is corrected only as far as that is
 * certain: a slow answer does not set it back. Answers the same object if nothing changes.
 */
export function followClock(
  clock: FollowedClock,
  { at, frozen }: ShownTime,
  { sentAt, arrivedAt }: Passage,
): FollowedClock {
  if (frozen) return clock.frozenAt === at ? clock : { aheadMs: clock.aheadMs, frozenAt: at };
  const aheadMs = Math.min(Math.max(clock.aheadMs, at - arrivedAt), at - sentAt);
  return clock.frozenAt === null && clock.aheadMs === aheadMs ? clock : { aheadMs, frozenAt: null };
}

/** Its current time, in epoch ms. */
export function readClock({ aheadMs, frozenAt }: FollowedClock, deviceNow: number): number {
  return frozenAt ?? deviceNow + aheadMs;
}
