import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getNamedType, isObjectType, OperationTypeNode } from 'graphql';
import type { Call } from '../http/call.ts';
import type { Metrics } from '../http/metrics.ts';
import type { World } from '../worlds/index.ts';
import { rootFieldsOf } from './access.ts';
import type { CheckedRequest, RequestParams } from './check-request.ts';
import { createResponseCache } from './response-cache.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

export type { CachedResponse } from './response-cache.ts';

export interface CachedFields {
  readonly fields: readonly string[];
  /** What they are made from: the same object as long as no answer can be another, else a new one. */
  readonly sourceOf: (world: World) => object;
}

export interface CacheableRequest extends RequestParams {
  readonly accept: string | undefined;
}

/** Answers to reads of what seldom changes, so that the lobby's calls are not worked out again for every visitor. */
export interface ResponseCaches {
  /** Whether answers to an operation are kept, since what they are made from is only ever replaced. */
  keeps(checked: CheckedRequest): boolean;
  /** The answer given before from the same source. Without one the call is remembered, and `keep` takes its answer. */
  find(call: Call, checked: CheckedRequest, request: CacheableRequest): CachedResponse | undefined;
  keep(call: Call, answer: CachedResponse): void;
}

interface Place {
  readonly cache: ResponseCache;
  readonly key: string;
}

/**
 * Makes the store of a schema's kept answers. They are held by their source, so that a changed catalogue, a reset or
 * another world finds none, and nothing has to be thrown away. The check comes first for every call: maintenance,
 * tokens and planned faults are not passed by.
 * @throws Error when a field is to be kept whose answer has a part that is resolved by code of its own.
 */
export function createResponseCaches(
  schema: GraphQLSchema,
  kept: readonly CachedFields[],
  metrics: Metrics,
): ResponseCaches {
  const byName = new Map(kept.flatMap((group) => group.fields.map((name) => [name, group] as const)));
  for (const name of byName.keys()) checkPlain(schema, name);
  const caches = new WeakMap<object, ResponseCache>();
  const places = new WeakMap<Call, Place>();
  const known = new WeakMap<OperationDefinitionNode, CachedFields | null>();

  function groupOf({ document, operation }: CheckedRequest): CachedFields | null {
    const before = known.get(operation);
    if (before !== undefined) return before;
    const groups = new Set(rootFieldsOf(document, operation).map((name) => byName.get(name)));
    const [group] = groups;
    const isKept = operation.operation === OperationTypeNode.QUERY && groups.size === 1;
    const found = isKept && group !== undefined ? group : null;
    known.set(operation, found);
    return found;
  }

  function cacheOf(source: object): ResponseCache {
    const cache = caches.get(source) ?? createResponseCache();
    caches.set(source, cache);
    return cache;
  }

  return {
    keeps: (checked) => groupOf(checked) !== null,
    find(call, checked, request) {
      const group = groupOf(checked);
      if (group === null) return undefined;
      const { query, operationName, variables, accept } = request;
      const cache = cacheOf(group.sourceOf(call.world));
      const key = JSON.stringify([query, operationName, variables, accept]);
      const answer = cache.get(key);
      if (answer === undefined) places.set(call, { cache, key });
      metrics.countKept(answer !== undefined);
      return answer;
    },
    keep(call, answer) {
      const place = places.get(call);
      if (place !== undefined && call.code === null) place.cache.put(place.key, answer);
    },
  };
}

function checkPlain(schema: GraphQLSchema, rootField: string): void {
  const start = schema.getQueryType()?.getFields()[rootField];
  if (start === undefined) throw new Error(`Query.${rootField} is to be kept and is not in the contract.`);
  const seen = new Set([getNamedType(start.type)]);
  for (const type of seen) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve !== undefined)
        throw new Error(`Query.${rootField} cannot be kept: ${type.name}.${field.name} has a resolver.`);
      seen.add(getNamedType(field.type));
    }
  }
}
