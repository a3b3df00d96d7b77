import type {
  ExecutionResult,
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { execute, getNamedType, isNonNullType, isObjectType, Kind } from 'graphql';
import type { Fault } from '../faults/index.ts';
import type { Call } from '../http/call.ts';
import { plannedRefusal } from '../http/faults.ts';
import { answerError } from './answers.ts';
import type { CheckedRequest, RequestParams } from './check-request.ts';
import { createContext } from './context.ts';
import type { Fragments } from './execution/plan.ts';
import { refusedAt } from './errors.ts';
import { fragmentsOf } from './limits.ts';
import type { CachedResponse } from './response-cache.ts';

type Path = readonly (string | number)[];

interface Place {
  readonly path: readonly string[];
  readonly type: GraphQLOutputType;
}

interface Selected {
  readonly name: string;
  readonly node: FieldNode;
  readonly type: GraphQLOutputType;
}

function selected(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fragments: Fragments,
): readonly Selected[] {
  return selections.flatMap((node): readonly Selected[] => {
    if (node.kind === Kind.FIELD) {
      const field = type.getFields()[node.name.value];
      return field ? [{ name: (node.alias ?? node.name).value, node, type: field.type }] : [];
    }
    const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    return part ? selected(type, part.selectionSet, fragments) : [];
  });
}

/** Every place of an answer, those above before those below. */
function placesOf(
  type: GraphQLObjectType,
  set: SelectionSetNode,
  fragments: Fragments,
  above: readonly string[] = [],
): readonly Place[] {
  const here = selected(type, set, fragments).map(({ name, node, type: of }) => {
    const path = [...above, name];
    const below = getNamedType(of);
    const inner =
      node.selectionSet && isObjectType(below) ? placesOf(below, node.selectionSet, fragments, path) : [];
    return { place: { path, type: of }, inner };
  });
  return [...here.map(({ place }) => place), ...here.flatMap(({ inner }) => inner)];
}

const isUnder = ({ path }: Place, [root]: readonly string[]): boolean => path[0] === root;

/** The first nullable place below each root field, else the root field itself. */
function usualPlaces(places: readonly Place[]): readonly Place[] {
  return places
    .filter(({ path }) => path.length === 1)
    .map((root) => {
      const below = places.filter((place) => place.path.length > 1 && isUnder(place, root.path));
      return below.find(({ type }) => !isNonNullType(type)) ?? root;
    });
}

/** The nearest place, going up, that may be null; undefined where the whole answer is. */
function nullableAbove(place: Place, places: readonly Place[]): Place | undefined {
  const ups = places.filter(({ path }) => path.every((name, at) => place.path[at] === name));
  return ups.filter(({ type }) => !isNonNullType(type)).at(-1);
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The same with null at a path, in every item of a list on the way, and where that was. */
function nulled(value: unknown, path: Path, at: Path = []): { value: unknown; nulls: readonly Path[] } {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => nulled(item, path, [...at, index]));
    return { value: items.map((item) => item.value), nulls: items.flatMap(({ nulls }) => nulls) };
  }
  const [name, ...rest] = path;
  if (name === undefined) return { value: null, nulls: value === null ? [] : [at] };
  if (!isData(value) || !(name in value)) return { value, nulls: [] };
  const inner = nulled(value[name], rest, [...at, name]);
  return { value: { ...value, [name]: inner.value }, nulls: inner.nulls };
}

const MOST_ERRORS = 100;

/** An answer without the places that a fault names, as GraphQL leaves out what has failed. */
export function withoutParts(
  schema: GraphQLSchema,
  { document, operation }: CheckedRequest,
  fault: Fault,
  result: ExecutionResult,
): ExecutionResult {
  const type = schema.getRootType(operation.operation);
  if (!type || result.data == null) return result;
  const places = placesOf(type, operation.selectionSet, fragmentsOf(document));
  const named = places.filter(({ path }) => fault.fields?.includes(path.join('.')));
  let data: unknown = result.data;
  const nulls: Path[] = [];
  for (const place of fault.fields === null ? usualPlaces(places) : named) {
    const nearest = nullableAbove(place, places);
    const without = nearest ? nulled(data, nearest.path) : { value: null, nulls: [place.path] };
    data = without.value;
    nulls.push(...without.nulls);
  }
  const errors = nulls.slice(0, MOST_ERRORS).map((path) => refusedAt(plannedRefusal(fault), path));
  return { data: data as Data | null, errors: [...(result.errors ?? []), ...errors] };
}

const nameOf = ({ name }: OperationDefinitionNode): string | null => name?.value ?? null;

/** Carries a call out and answers it without the parts that its fault names. */
export async function partialAnswer(
  schema: GraphQLSchema,
  call: Call,
  checked: CheckedRequest,
  { variables, accept }: RequestParams & { readonly accept: string | undefined },
): Promise<CachedResponse> {
  const { document, operation } = checked;
  const whole = await execute({
    schema,
    document,
    operationName: nameOf(operation),
    variableValues: isData(variables) ? variables : {},
    contextValue: createContext(call),
  });
  const { data, errors = [] } = call.partial ? withoutParts(schema, checked, call.partial, whole) : whole;
  const wire = errors.map((error) => answerError(call, error));
  const type = accept?.includes('graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  const body = Buffer.from(JSON.stringify({ ...(wire.length > 0 && { errors: wire }), data: data ?? null }));
  return { type: `${type}; charset=utf-8`, body };
}
