import type {
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { isLeafType, isListType, isNonNullType, isObjectType } from 'graphql';
import { collected, NotCompiled, readingOf } from './plan.ts';
import type { Fragments } from './plan.ts';
import { isPromise } from './run.ts';
import type { Read, Run } from './run.ts';

/** Something that an answer without errors does not have. */
class NotPlain extends Error {}

const notPlain = new NotPlain('What is no plain value is worked out with its errors.');

/** @throws NotPlain for what cannot be written down as it is */
type Write = (value: unknown) => string;

const written = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined || text === 'null') throw notPlain;
  return text;
};

/** Characters that are kept, by whatever selections; when there are more, all of them are forgotten. */
export const MOST_CHARACTERS = 16 * 1024 * 1024;
const all = { characters: 0, generation: 0 };

function keeper(): (value: object, write: Write) => string {
  let { generation } = all;
  let known = new WeakMap<object, string>();
  return (value, write) => {
    if (generation !== all.generation) {
      known = new WeakMap();
      ({ generation } = all);
    }
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = write(value);
    known.set(value, text);
    all.characters += text.length;
    if (all.characters > MOST_CHARACTERS) {
      all.characters = 0;
      all.generation += 1;
    }
    return text;
  };
}

function list(write: Write): Write {
  return (value) => {
    if (!Array.isArray(value)) throw notPlain;
    return `[${value.map(write).join(',')}]`;
  };
}

const setsOf = (nodes: readonly FieldNode[]) => nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

function fieldWriter(
  type: GraphQLObjectType,
  [name, nodes]: readonly [string, readonly FieldNode[]],
  fragments: Fragments,
): Write {
  const label = `${JSON.stringify(name)}:`;
  const inContract = nodes[0]?.name.value ?? '';
  if (inContract === '__typename') return () => label + JSON.stringify(type.name);
  const definition = type.getFields()[inContract];
  if (!definition || definition.resolve || definition.args.length > 0)
    throw new NotCompiled(`${name} is more than a value of ${type.name}.`);
  const write = writerOf(definition.type, setsOf(nodes), fragments);
  return (source) => label + write((source as Readonly<Record<string, unknown>>)[inContract]);
}

function object(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Write {
  const fields = [...collected(sets, fragments)].map((field) => fieldWriter(type, field, fragments));
  const write: Write = (value) => {
    if (typeof value !== 'object') throw notPlain;
    return `{${fields.map((field) => field(value)).join(',')}}`;
  };
  if (!Object.hasOwn(type.getFields(), 'id')) return write;
  const keep = keeper();
  return (value) => keep(value as object, write);
}

function present(type: GraphQLOutputType, sets: readonly SelectionSetNode[], fragments: Fragments): Write {
  if (isListType(type)) return list(writerOf(type.ofType, sets, fragments));
  if (isLeafType(type)) {
    const isText = type.name === 'String' || type.name === 'ID';
    return (value) => written(isText && typeof value === 'string' ? value : type.serialize(value));
  }
  if (!isObjectType(type) || type.isTypeOf)
    throw new NotCompiled('What stands there is told apart by its value.');
  return object(type, sets, fragments);
}

function writerOf(type: GraphQLOutputType, sets: readonly SelectionSetNode[], fragments: Fragments): Write {
  const isRequired = isNonNullType(type);
  const write = present(isRequired ? type.ofType : type, sets, fragments);
  return (value) => {
    if (value === null || value === undefined) {
      if (isRequired) throw notPlain;
      return 'null';
    }
    if (value instanceof Error || typeof value === 'function' || isPromise(value)) throw notPlain;
    return write(value);
  };
}

interface Root {
  readonly read: Read;
  readonly write: Write;
}

function rootField(
  type: GraphQLObjectType,
  [name, nodes]: readonly [string, readonly FieldNode[]],
  fragments: Fragments,
): Root {
  const [node] = nodes;
  const label = `${JSON.stringify(name)}:`;
  if (node?.name.value === '__typename')
    return { read: () => type.name, write: (value) => label + written(value) };
  const definition = node && type.getFields()[node.name.value];
  if (!definition) throw new NotCompiled(`${name} is no field of ${type.name}.`);
  const write = writerOf(definition.type, setsOf(nodes), fragments);
  return { read: readingOf(definition, node), write: (value) => label + write(value) };
}

/** Carries an operation out and writes its data; undefined for an answer that is not free of errors. */
export type WriteOperation = (run: Run) => Promise<string | undefined>;

/**
 * Writes answers down as they are found, where only values stand below the fields at the root. What has an id is written once
 * for each selection, so it must never change: for what comes of a source that is replaced as a whole.
 * @throws NotCompiled for a part that is found by code, and for what needs more than what is known beforehand
 */
export function writerOfOperation(
  type: GraphQLObjectType,
  { selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
): WriteOperation {
  const fields = [...collected([selectionSet], fragments)].map((field) => rootField(type, field, fragments));
  return async (run) => {
    try {
      const found = await Promise.all(fields.map(({ read }) => read(undefined, run)));
      return `{${fields.map(({ write }, at) => write(found[at])).join(',')}}`;
    } catch {
      // The same again by the plans, which say what was wrong.
      return undefined;
    }
  };
}
