import {
  followClock,
  ownClock,
  parseShownTime,
  rateOf,
  readClock,
  type FollowedClock,
  type Passage,
} from '@magpie/domain/calendar';
import { localStore, readJson, writeJson } from '../storage/index.ts';
import { createStore } from '../store/index.ts';

/** How long a push may have been on its way, in ms. */
const PUSH_MS = 1_000;

const clock = createStore<FollowedClock>(ownClock);

/** How many times a push said that the clock was moved, stopped or set going: what is on screen may be over. */
export const clockMoves = createStore(0);

let keptUnder = 'clock';

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isPace = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'rate' in value &&
  'since' in value &&
  isTime(value.rate) &&
  isTime(value.since);

const isClock = (value: unknown): value is FollowedClock =>
  typeof value === 'object' &&
  value !== null &&
  'aheadMs' in value &&
  'frozenAt' in value &&
  isTime(value.aheadMs) &&
  (value.frozenAt === null || isTime(value.frozenAt)) &&
  (!('pace' in value) || isPace(value.pace));

/** Goes on with what was last known of the clock of this world, so that a token is not judged by another one. */
export function resumeClock(world: string | null): void {
  keptUnder = world === null ? 'clock' : `clock:${world}`;
  clock.set(readJson(localStore, keptUnder, isClock) ?? ownClock);
}

/** @param text what the platform says its clock shows; anything else tells nothing */
function hearClock(text: unknown, passage: Passage): boolean {
  const shown = parseShownTime(text);
  if (!shown) return false;
  const now = followClock(clock.get(), shown, passage);
  if (now === clock.get()) return true;
  writeJson(localStore, keptUnder, now);
  clock.set(now);
  return true;
}

export function hearAnswer(text: unknown, sentAt: number, arrivedAt = Date.now()): void {
  hearClock(text, { sentAt, arrivedAt });
}

export function hearPush(text: unknown): void {
  const arrivedAt = Date.now();
  if (hearClock(text, { sentAt: arrivedAt - PUSH_MS, arrivedAt })) clockMoves.update((count) => count + 1);
}

/** What the platform's clock shows, in epoch ms; the device's own as long as the platform tells nothing. */
export const clockNow = (): number => readClock(clock.get(), Date.now());

export const dateNow = (): Date => new Date(clockNow());

export const isFrozen = (): boolean => clock.get().frozenAt !== null;

/** How long this device waits for so much of the clock's time, in ms. */
export const deviceTime = (ms: number): number => ms / rateOf(clock.get());

/** Calls back when it turns out to show something else than it would by itself. */
export const onClockChange = clock.subscribe;
