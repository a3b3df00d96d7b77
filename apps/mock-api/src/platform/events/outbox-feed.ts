import type { Reader } from '../store/database.ts';
import { jsonObject } from '../store/values.ts';
import type { EventBus } from './bus.ts';
import { eventsAfter, lastEvent } from './store.ts';

/**
 * Hands on what the outbox takes in, whichever replica wrote it, in the order of the commits: transactions come one after
 * another, and so do the numbers that their events get.
 */
export class OutboxFeed {
  readonly #db: Reader;
  readonly #bus: EventBus;
  readonly #worldId: string;
  /** The last one that was handed on, or that was there before anybody listened. */
  #last = 0;
  #running: Promise<void> = Promise.resolve();
  #behind = false;

  constructor(db: Reader, bus: EventBus, worldId: string) {
    this.#db = db;
    this.#bus = bus;
    this.#worldId = worldId;
  }

  /** Whether something may be there that could not be read. */
  get behind(): boolean {
    return this.#behind;
  }

  /** Leaves out what an outbox holds already. */
  async start(db: Reader): Promise<void> {
    this.#last = await lastEvent(db);
  }

  /** Hands on what is new, after what is being handed on already. */
  publishNew(): Promise<void> {
    const next = this.#running.then(() => this.#read());
    this.#running = next.catch(() => {
      this.#behind = true;
    });
    return next;
  }

  async #read(): Promise<void> {
    const rows = await eventsAfter(this.#db, this.#last);
    this.#last = rows.at(-1)?.seq ?? this.#last;
    const events = rows.map(({ id, seq, name, memberId, payload, emittedAt }) => {
      return { id, seq, name, memberId, payload: jsonObject(payload), at: new Date(emittedAt) };
    });
    this.#behind = false;
    this.#bus.publish(this.#worldId, events);
  }
}
