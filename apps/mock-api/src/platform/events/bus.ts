import { SubscriberTooSlow } from './errors.ts';
import type { EventStream, WorldEvent } from './types.ts';

const QUEUE_LIMIT = 1_000;

type Result = IteratorResult<WorldEvent, undefined>;

interface Waiting {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

const DONE: Result = { done: true, value: undefined };

class EventQueue implements EventStream {
  readonly #onEnd: () => void;
  readonly #ready: WorldEvent[] = [];
  readonly #waiting: Waiting[] = [];
  #ended = false;
  #failure: Error | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Hands an event on, or keeps it until it is asked for. */
  push(event: WorldEvent): void {
    if (this.#ended) return;
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve({ done: false, value: event });
    else if (this.#ready.length < QUEUE_LIMIT) this.#ready.push(event);
    else this.#fail(new SubscriberTooSlow());
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#onEnd();
    for (const waiting of this.#waiting.splice(0)) waiting.resolve(DONE);
  }

  next(): Promise<Result> {
    const event = this.#ready.shift();
    if (event) return Promise.resolve({ done: false, value: event });
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) return Promise.reject(failure);
    if (this.#ended) return Promise.resolve(DONE);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  return(): Promise<Result> {
    this.#ready.length = 0;
    this.end();
    return Promise.resolve(DONE);
  }

  #fail(error: Error): void {
    this.#ready.length = 0;
    this.#failure = error;
    this.end();
  }
}

interface Subscriber {
  readonly memberId: string | null;
  readonly names: ReadonlySet<string>;
  readonly queue: EventQueue;
}

function concerns(subscriber: Subscriber, event: WorldEvent): boolean {
  if (!subscriber.names.has(event.name)) return false;
  return subscriber.memberId === null || event.memberId === null || event.memberId === subscriber.memberId;
}

export class EventBus {
  readonly #worlds = new Map<string, Set<Subscriber>>();

  /** @param memberId null for the events of all (PUSH-14) */
  subscribe(worldId: string, memberId: string | null, names: readonly string[]): EventStream {
    const subscribers = this.#worlds.get(worldId) ?? new Set<Subscriber>();
    this.#worlds.set(worldId, subscribers);
    const queue = new EventQueue(() => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0 && this.#worlds.get(worldId) === subscribers) this.#worlds.delete(worldId);
    });
    const subscriber: Subscriber = { memberId, names: new Set(names), queue };
    subscribers.add(subscriber);
    return queue;
  }

  /** Hands events to whom they concern, in their order. */
  publish(worldId: string, events: readonly WorldEvent[]): void {
    for (const event of events) {
      for (const subscriber of [...(this.#worlds.get(worldId) ?? [])]) {
        if (concerns(subscriber, event)) subscriber.queue.push(event);
      }
    }
  }

  endWorld(worldId: string): void {
    for (const { queue } of [...(this.#worlds.get(worldId) ?? [])]) queue.end();
  }

  count(worldId: string): number {
    return this.#worlds.get(worldId)?.size ?? 0;
  }
}
