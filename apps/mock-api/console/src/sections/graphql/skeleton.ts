import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';

/** How deep what a field answers is written out. */
const depth = 2;

type Field = GraphQLField<unknown, unknown>;

const needsNothing = ({ args }: Field): boolean =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

function selectionOf(type: GraphQLOutputType, level: number, indent: string): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) return ` {\n${indent}  __typename\n${indent}}`;
  const fields = Object.values(named.getFields()).filter(needsNothing);
  const isLast = level === depth;
  const shown = fields.filter((field) => !isLast || isLeafType(getNamedType(field.type)));
  const lines = shown.map(
    (field) => `${indent}  ${field.name}${selectionOf(field.type, level + 1, `${indent}  `)}`,
  );
  return ` {\n${(lines.length === 0 ? [`${indent}  __typename`] : lines).join('\n')}\n${indent}}`;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export interface Skeleton {
  readonly text: string;
  /** The variables that must be given, to be filled in. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An operation that asks for one field with all its arguments and what it answers, ready to be run or cut down. */
export function skeletonOf(
  kind: 'query' | 'mutation',
  field: Field,
  known: Readonly<Record<string, unknown>>,
): Skeleton {
  const wanted = field.args.filter(({ type, name }) => isNonNullType(type) || name in known);
  const declared = wanted.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = wanted.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = `${kind} ${capital(field.name)}${declared === '' ? '' : `(${declared})`}`;
  const call = `${field.name}${passed === '' ? '' : `(${passed})`}${selectionOf(field.type, 1, '  ')}`;
  const variables = wanted.map(
    ({ name, defaultValue }) => [name, known[name] ?? defaultValue ?? null] as const,
  );
  return { text: `${head} {\n  ${call}\n}\n`, variables: Object.fromEntries(variables) };
}
