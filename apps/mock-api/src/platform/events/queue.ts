import { SubscriberTooSlow } from './errors.ts';
import type { EventStream, WorldEvent } from './types.ts';

export const QUEUE_LIMIT = 1_000;

type Result = IteratorResult<WorldEvent, undefined>;

interface Waiting {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

const DONE: Result = { done: true, value: undefined };

export class EventQueue implements EventStream {
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
