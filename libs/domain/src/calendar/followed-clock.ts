/** The header of an answer that says what the platform's clock shows. A platform without it has the time of day. */
export const clockHeader = 'x-clock';

/** What a clock shows, in epoch ms. */
export interface ShownTime {
  readonly at: number;
  /** It stands still. */
  readonly frozen: boolean;
}

const FROZEN = '; frozen';

/** As it is told: '2026-11-23T00:00:00.000Z', with '; frozen' when it stands still. */
export function shownTimeText({ at, frozen }: ShownTime): string {
  return new Date(at).toISOString() + (frozen ? FROZEN : '');
}

/** Null for what tells no time. */
export function parseShownTime(text: unknown): ShownTime | null {
  if (typeof text !== 'string') return null;
  const frozen = text.endsWith(FROZEN);
  const at = Date.parse(frozen ? text.slice(0, -FROZEN.length) : text);
  return Number.isNaN(at) ? null : { at, frozen };
}

/** A clock elsewhere, as this device knows it. */
export interface FollowedClock {
  /** How far it is ahead of the device while it runs, in ms. */
  readonly aheadMs: number;
  /** Where it stands still, in epoch ms; null while it runs. */
  readonly frozenAt: number | null;
}

/** What is taken for the clock until something is told. */
export const ownClock: FollowedClock = { aheadMs: 0, frozenAt: null };

/** By the device's clock, in epoch ms. */
export interface Passage {
  readonly sentAt: number;
  readonly arrivedAt: number;
}

/**
 * A running clock showed the time somewhere between question and answer, so it is moved only as far as that proves it
 * wrong: a slow answer does not set it back. The same clock when nothing changes.
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

/** What it shows, in epoch ms. */
export function readClock({ aheadMs, frozenAt }: FollowedClock, deviceNow: number): number {
  return frozenAt ?? deviceNow + aheadMs;
}
