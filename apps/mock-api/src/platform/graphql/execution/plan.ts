import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  SelectionSetNode,
} from 'graphql';
import { getArgumentValues, getNamedType, isNonNullType, isObjectType, Kind } from 'graphql';
import { completionOf } from './complete.ts';
import type { Complete, Place, Read, Run } from './run.ts';
import { guarded, isPromise, settled, thrownAfter } from './run.ts';

export interface FieldPlan {
  readonly name: string;
  readonly execute: (source: unknown, run: Run, above: Place | null) => unknown;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Something that is not compiled: whatever executes documents as they are takes its operation. */
export class NotCompiled extends Error {}

/** The fields of selections by their names in the answer; validation has made sure that those of a name fit together. */
export function collected(sets: readonly SelectionSetNode[], fragments: Fragments): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.directives?.length) throw new NotCompiled('A selection has directives.');
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        if (name === '__proto__') throw new NotCompiled('A name stands for something else in an object.');
        found.set(name, [...(found.get(name) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet);
      }
    }
  };
  sets.forEach(visit);
  return found;
}

/** How the value of a field is found: by its resolver, else by its name in what is above. */
export function readingOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): Read {
  const { resolve, args, name } = definition;
  const given = (run: Run) => (args.length === 0 ? {} : getArgumentValues(definition, node, run.variables));
  if (resolve) {
    if (resolve.length > 3)
      throw new NotCompiled(`The resolver of ${name} looks at more than its arguments.`);
    const resolver = resolve as (source: unknown, args: unknown, context: unknown) => unknown;
    return (source, run) => resolver(source, given(run), run.context);
  }
  return (source, run) => {
    if (typeof source !== 'object' || source === null) return undefined;
    const value = (source as Readonly<Record<string, unknown>>)[name];
    if (typeof value !== 'function') return value;
    return (value as (...args: unknown[]) => unknown).call(source, given(run), run.context);
  };
}

function fieldPlan(
  type: GraphQLObjectType,
  [name, nodes]: readonly [string, readonly FieldNode[]],
  fragments: Fragments,
): FieldPlan {
  const [node] = nodes;
  if (node?.name.value === '__typename') return { name, execute: () => type.name };
  const definition = node && type.getFields()[node.name.value];
  if (!definition) throw new NotCompiled(`${name} is no field of ${type.name}.`);
  const read = readingOf(definition, node);
  const origin = { nodes, nullable: !isNonNullType(definition.type) };
  const complete = completionOf(
    definition.type,
    origin,
    `${type.name}.${definition.name}`,
    objectCompletion(definition, nodes, fragments),
  );
  const execute = guarded(read, complete, origin);
  return { name, execute: (source, run, above) => execute(source, run, above, name) };
}

const noObject: Complete = () => {
  throw new Error('A leaf is no object.');
};

function objectCompletion(
  definition: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Complete {
  const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
  if (sets.length === 0) return noObject;
  const type = getNamedType(definition.type);
  if (!isObjectType(type) || type.isTypeOf)
    throw new NotCompiled(`What ${definition.name} answers is told apart by its value.`);
  const plans = plansOf(type, sets, fragments);
  return (value, run, above, key) => executeAll(plans, value, run, { above, key });
}

/** @throws NotCompiled for what needs more than what is known beforehand */
export function plansOf(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): readonly FieldPlan[] {
  return [...collected(sets, fragments)].map((field) => fieldPlan(type, field, fragments));
}

type Answers = Record<string, unknown>;

export function executeAll(
  plans: readonly FieldPlan[],
  source: unknown,
  run: Run,
  place: Place | null,
): Answers | Promise<Answers> {
  const answers: Answers = {};
  let waits = false;
  try {
    for (const { name, execute } of plans) {
      const answer = execute(source, run, place);
      waits ||= isPromise(answer);
      answers[name] = answer;
    }
  } catch (error) {
    if (!waits) throw error;
    return thrownAfter(Object.values(answers), error);
  }
  return waits ? settled(answers) : answers;
}

export async function executeInTurn(plans: readonly FieldPlan[], run: Run): Promise<Record<string, unknown>> {
  const answers: Answers = {};
  for (const { name, execute } of plans) answers[name] = await execute(undefined, run, null);
  return answers;
}
