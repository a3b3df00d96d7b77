import { EventQueue } from './queue.ts';
import type { EventStream, WorldEvent } from './types.ts';

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

  /**
   * Events of these names from now on: those of the member and those of every member, or with null all of them
   * (PUSH-14).
   */
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
