import type { PlatformServices } from '#platform/http/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { giveUp, silent } from './giving-up.ts';
import { sendCall } from './sending.ts';
import type { Verdict } from './sending.ts';
import { changeCallback, changeTransaction, dropCallbacks, dueCallback, nextDueAt } from './store/index.ts';
import type { CallbackRow } from './store/index.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_600_000;
const MOST_ATTEMPTS = 24;

interface DeliveryQueue {
  readonly lines: Map<string, Promise<void>>;
  readonly timers: Map<string, NodeJS.Timeout>;
  readonly failures: Map<string, number>;
}

const deliveryQueues = new WeakMap<PlatformServices, DeliveryQueue>();

function deliveryQueueOf(services: PlatformServices): DeliveryQueue {
  const known = deliveryQueues.get(services) ?? { lines: new Map(), timers: new Map(), failures: new Map() };
  deliveryQueues.set(services, known);
  return known;
}

/** Wait before an attempt is repeated, in ms of the world's clock: a second, then twice as long each time, an hour at most. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

interface Sent {
  readonly callback: CallbackRow;
  readonly generation: number;
}

/**
 * Writes down what came of a callback. A refused authorization takes what was to follow it with it. A world that was reset or
 * restored meanwhile knows nothing of the callback, whose number may be another's there.
 */
async function note(
  world: World,
  { callback, generation }: Sent,
  { settled, code, message }: Verdict,
): Promise<void> {
  await world.write(async ({ db, now }) => {
    if (world.generation !== generation) return;
    const attempts = callback.attempts + 1;
    const over = settled || attempts >= MOST_ATTEMPTS;
    const end = over ? { doneAt: now.getTime() } : { dueAt: now.getTime() + waitAfter(attempts) };
    await changeCallback(db, callback, { attempts, answer: code, ...end });
    if (!settled || code === 'OK' || callback.call !== 'authorize') return;
    await dropCallbacks(db, callback.transactionId, now.getTime());
    await changeTransaction(db, callback.transactionId, { refusal: message });
  });
}

async function deliverAll(services: PlatformServices, world: World): Promise<void> {
  for (;;) {
    const { generation } = world;
    const now = world.now().getTime();
    const callback = await dueCallback(world.db, now);
    if (!callback) return;
    await note(
      world,
      { callback, generation },
      await sendCall(services, world, callback.call, callback.body),
    );
  }
}

function setTimer(services: PlatformServices, world: World, waitMs: number | null): void {
  const { timers } = deliveryQueueOf(services);
  clearTimeout(timers.get(world.id));
  timers.delete(world.id);
  if (waitMs === null) return;
  const timer = setTimeout(() => {
    timers.delete(world.id);
    void deliverDue(services, world);
  }, waitMs);
  timers.set(world.id, timer.unref());
}

/** How long until the next callback is due or a transaction is given up, in ms; null when none is or the world's clock stands still. */
async function untilNext(world: World): Promise<number | null> {
  const next = await nextDueAt(world.db);
  const due = [...(next === null ? [] : [next]), ...(await silent(world.db)).map(({ until }) => until)];
  const wait = due.length === 0 ? null : world.clock.until(Math.min(...due));
  return wait === null ? null : Math.min(wait + 5, LONGEST_WAIT_MS);
}

async function deliver(services: PlatformServices, world: World): Promise<void> {
  const { failures } = deliveryQueueOf(services);
  try {
    await giveUp(world);
    await deliverAll(services, world);
    setTimer(services, world, await untilNext(world));
    failures.delete(world.id);
  } catch (error) {
    // A world that was closed meanwhile keeps its callbacks for the next time it is opened.
    if (world.closed) return;
    const count = (failures.get(world.id) ?? 0) + 1;
    failures.set(world.id, count);
    services.logger.error({ world: world.id, error }, 'callbacks not delivered');
    setTimer(services, world, waitAfter(count));
  }
}

/**
 * Sends the callbacks of a world that are due, one after the other, and sets a timer for the rest. A callback that gets no
 * answer for good is sent again by the world's clock, each time after a longer wait; what cannot be sent at all is tried again
 * in real time, after waits that grow alike.
 */
export function deliverDue(services: PlatformServices, world: World): Promise<void> {
  const { lines } = deliveryQueueOf(services);
  const line = (lines.get(world.id) ?? Promise.resolve())
    .then(() => deliver(services, world))
    .finally(() => {
      if (lines.get(world.id) === line) lines.delete(world.id);
    });
  lines.set(world.id, line);
  return line;
}

/** Sends what a stop or crash left unsent, and goes on waiting for the bank, in every world that is kept. */
export async function resumeDeliveries(services: PlatformServices): Promise<void> {
  const waits = async (db: Reader) => (await nextDueAt(db)) !== null || (await silent(db)).length > 0;
  for await (const world of services.registry.where(waits)) void deliverDue(services, world);
}
