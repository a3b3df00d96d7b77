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
      return payloads(context.world.events.subscribe(context.requireMember().id, [name]), name);
    },
  };
}

/**
 * The events as values of their field. Not an async generator: one that waits for its next event takes no `return`,
 * and the subscription of a client that has left would stay.
 */
function payloads(events: EventStream, name: string): AsyncIterableIterator<Payload, undefined> {
  const value = (result: IteratorResult<WorldEvent, undefined>): IteratorResult<Payload, undefined> =>
    result.done === true ? result : { done: false, value: { [name]: result.value.payload } };
  return {
    next: async () => value(await events.next()),
    return: async () => value(await events.return()),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
