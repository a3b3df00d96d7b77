import type { PlatformServices } from '../../platform/http/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { openCallbacks } from './provider.ts';
import type { CallbackRow } from './provider.ts';
import { sendCall } from './sending.ts';
import type { Verdict } from './sending.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_600_000;
const MOST_ATTEMPTS = 24;

/** Deliveries and timers of one platform, by world. */
interface Office {
  readonly lines: Map<string, Promise<void>>;
  readonly timers: Map<string, NodeJS.Timeout>;
}

const offices = new WeakMap<PlatformServices, Office>();

function officeOf(services: PlatformServices): Office {
  const known = offices.get(services) ?? { lines: new Map(), timers: new Map() };
  offices.set(services, known);
  return known;
}

/** Wait before an attempt is repeated, in ms of the world's clock: a second, then twice as long each time, an hour at most. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** Writes down what came of a callback. A refused authorization takes what was to follow it with it. */
async function note(world: World, callback: CallbackRow, { settled, code, message }: Verdict): Promise<void> {
  await world.write(async ({ db, now }) => {
    const attempts = callback.attempts + 1;
    const over = settled || attempts >= MOST_ATTEMPTS;
    const end = over ? { done_at: now.getTime() } : { due_at: now.getTime() + waitAfter(attempts) };
    await db
      .updateTable('cashier_callbacks')
      .set({ attempts, answer: code, ...end })
      .where('seq', '=', callback.seq)
      .execute();
    if (!settled || code === 'OK' || callback.call !== 'authorize') return;
    await db
      .updateTable('cashier_callbacks')
      .set({ done_at: now.getTime(), answer: 'DROPPED' })
      .where('transaction_id', '=', callback.transaction_id)
      .where('done_at', 'is', null)
      .execute();
    await db
      .updateTable('cashier_transactions')
      .set({ refusal: message })
      .where('id', '=', callback.transaction_id)
      .execute();
  });
}

async function deliverAll(services: PlatformServices, world: World): Promise<void> {
  for (;;) {
    const now = world.now().getTime();
    const due = (await openCallbacks(world.db)).find(({ due_at }) => due_at <= now);
    if (!due) return;
    await note(world, due, await sendCall(services, world, due.call, due.body));
  }
}

/** Sees to it that what is due later is sent then, if the world's clock runs. */
async function setTimer(services: PlatformServices, world: World): Promise<void> {
  const { timers } = officeOf(services);
  clearTimeout(timers.get(world.id));
  timers.delete(world.id);
  const due = (await openCallbacks(world.db)).map(({ due_at }) => due_at);
  if (due.length === 0 || world.clock.frozen) return;
  const wait = Math.min(Math.max(Math.min(...due) - world.now().getTime(), 0) + 5, LONGEST_WAIT_MS);
  const timer = setTimeout(() => {
    timers.delete(world.id);
    void deliverDue(services, world);
  }, wait);
  timers.set(world.id, timer.unref());
}

/**
 * Sends the callbacks of a world that are due, one after the other, and sets a timer for the rest. A callback that gets no
 * answer for good is sent again by the world's clock, each time after a longer wait.
 */
export function deliverDue(services: PlatformServices, world: World): Promise<void> {
  const { lines } = officeOf(services);
  const line = (lines.get(world.id) ?? Promise.resolve())
    .then(() => deliverAll(services, world))
    .then(() => setTimer(services, world))
    .catch((error: unknown) => {
      // A world that is closed or replaced meanwhile keeps its callbacks for the next time it is opened.
      services.logger.debug({ world: world.id, error }, 'callbacks not delivered');
    })
    .finally(() => {
      if (lines.get(world.id) === line) lines.delete(world.id);
    });
  lines.set(world.id, line);
  return line;
}
