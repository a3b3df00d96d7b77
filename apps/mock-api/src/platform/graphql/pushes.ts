import type { GraphQLSchema } from 'graphql';
import type { EventStream, WorldEvent } from '../events/index.ts';
import type { Context } from './context.ts';

type Payload = Record<string, unknown>;

interface PushField {
  subscribe(source: unknown, args: unknown, context: Context): AsyncIterableIterator<Payload, undefined>;
}

/** A field carries the events of its own name: those of the member and those for every member (PUSH-14). */
export function pushResolvers(schema: GraphQLSchema): Record<string, PushField> {
  const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  return Object.fromEntries(names.map((name) => [name, pushField(name)]));
}

function pushField(name: string): PushField {
  return {
    subscribe(_source, _args, context) {
      return payloads(context.world.events.subscribe(context.requireMember().id, [name]));
    },
  };
}

const roots = new WeakMap<WorldEvent, Payload>();

/** One for all who hear of the event, so that what it answers can be kept by it. */
function rootOf(event: WorldEvent): Payload {
  const root = roots.get(event) ?? { [event.name]: { ...event.payload, sequenceNumber: event.seq } };
  roots.set(event, root);
  return root;
}

/**
 * The events as values of their field. Not an async generator: one that waits for its next event takes no `return`,
 * and the subscription of a client that has left would stay.
 */
function payloads(events: EventStream): AsyncIterableIterator<Payload, undefined> {
  const value = (result: IteratorResult<WorldEvent, undefined>): IteratorResult<Payload, undefined> =>
    result.done === true ? result : { done: false, value: rootOf(result.value) };
  return {
    next: () => events.next().then(value),
    return: () => events.return().then(value),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
