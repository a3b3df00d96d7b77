/** The header that holds the platform's time. A platform that does not send it uses the real time. */
export const clockHeader = 'x-clock';

/** The time of a clock, in epoch ms. */
export interface ShownTime {
  readonly at: number;
  readonly frozen: boolean;
  /** How many times as fast as real time it is running; absent at the usual speed and while it is frozen. */
  readonly rate?: number;
}

/** As sent: '2026-11-23T00:00:00.000Z', with '; frozen' if it is frozen, or '; rate=60' if it is running that fast. */
export function shownTimeText({ at, frozen, rate = 1 }: ShownTime): string {
  const running = rate === 1 ? '' : `; rate=${String(rate)}`;
  return new Date(at).toISOString() + (frozen ? '; frozen' : running);
}

const shownForm = /^([^;]+?)(?:; (frozen|rate=(\d{1,4}(?:\.\d{1,6})?)))?$/;

/** Null if the text is not a time. */
export function parseShownTime(text: unknown): ShownTime | null {
  if (typeof text !== 'string') return null;
  const [, time = '', mark, rateText = '1'] = shownForm.exec(text) ?? [];
  const at = Date.parse(time);
  const rate = Number(rateText);
  if (Number.isNaN(at) || rate <= 0) return null;
  return { at, frozen: mark === 'frozen', ...(rate === 1 ? {} : { rate }) };
}

/** What this device knows about another clock. */
export interface FollowedClock {
  /** How far it is ahead of the device while it is running, in ms. */
  readonly aheadMs: number;
  /** The time at which it is frozen, in epoch ms; null while it is running. */
  readonly frozenAt: number | null;
  /** Its speed, if that is not the usual one, with the device time at which it was that far ahead. */
  readonly pace?: Pace;
}

export interface Pace {
  readonly rate: number;
  readonly since: number;
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
  { at, frozen, rate = 1 }: ShownTime,
  { sentAt, arrivedAt }: Passage,
): FollowedClock {
  if (frozen) return clock.frozenAt === at ? clock : { aheadMs: clock.aheadMs, frozenAt: at };
  const expected = running(clock, arrivedAt);
  const shown = Math.min(Math.max(expected, at), at + (arrivedAt - sentAt) * rate);
  if (clock.frozenAt === null && shown === expected && rateOf(clock) === rate) return clock;
  const aheadMs = shown - arrivedAt;
  return { aheadMs, frozenAt: null, ...(rate === 1 ? {} : { pace: { rate, since: arrivedAt } }) };
}

/** How many times as fast as this device it is running, if it is. */
export const rateOf = ({ pace }: FollowedClock): number => pace?.rate ?? 1;

function running({ aheadMs, pace }: FollowedClock, deviceNow: number): number {
  const gained = pace ? (deviceNow - pace.since) * (pace.rate - 1) : 0;
  return deviceNow + aheadMs + gained;
}

/** Its current time, in epoch ms. */
export function readClock(clock: FollowedClock, deviceNow: number): number {
  return clock.frozenAt ?? Math.floor(running(clock, deviceNow));
}
