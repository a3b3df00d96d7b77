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

type Streams = Set<EventQueue>;

/** The streams of one world: by the names of their events, and then by the member, null for those of all. */
class Audience {
  readonly all: Streams = new Set();
  readonly #byName = new Map<string, Map<string | null, Streams>>();

  add(queue: EventQueue, memberId: string | null, names: readonly string[]): void {
    this.all.add(queue);
    for (const name of names) {
      const byMember = this.#byName.get(name) ?? new Map<string | null, Streams>();
      this.#byName.set(name, byMember);
      const streams = byMember.get(memberId) ?? new Set();
      byMember.set(memberId, streams);
      streams.add(queue);
    }
  }

  remove(queue: EventQueue, memberId: string | null, names: readonly string[]): void {
    this.all.delete(queue);
    for (const name of names) {
      const byMember = this.#byName.get(name);
      const streams = byMember?.get(memberId);
      streams?.delete(queue);
      if (streams?.size === 0) byMember?.delete(memberId);
      if (byMember?.size === 0) this.#byName.delete(name);
    }
  }

  *concernedBy({ name, memberId }: WorldEvent): Generator<EventQueue, void> {
    const byMember = this.#byName.get(name);
    if (!byMember) return;
    if (memberId === null) for (const streams of byMember.values()) yield* streams;
    else for (const each of [memberId, null]) yield* byMember.get(each) ?? [];
  }
}

export class EventBus {
  readonly #worlds = new Map<string, Audience>();

  /** @param memberId null for the events of all (PUSH-14) */
  subscribe(worldId: string, memberId: string | null, names: readonly string[]): EventStream {
    const audience = this.#worlds.get(worldId) ?? new Audience();
    this.#worlds.set(worldId, audience);
    const queue = new EventQueue(() => {
      audience.remove(queue, memberId, names);
      if (audience.all.size === 0 && this.#worlds.get(worldId) === audience) this.#worlds.delete(worldId);
    });
    audience.add(queue, memberId, names);
    return queue;
  }

  /** Hands events to whom they concern, in their order. */
  publish(worldId: string, events: readonly WorldEvent[]): void {
    for (const event of events) {
      for (const queue of this.#worlds.get(worldId)?.concernedBy(event) ?? []) queue.push(event);
    }
  }

  endWorld(worldId: string): void {
    for (const queue of [...(this.#worlds.get(worldId)?.all ?? [])]) queue.end();
  }

  count(worldId: string): number {
    return this.#worlds.get(worldId)?.all.size ?? 0;
  }
}
