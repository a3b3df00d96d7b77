import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputType,
  GraphQLOutputType,
} from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** Values for arguments and input fields by their names, in place of the made-up ones. */
export type SampleValues = Readonly<Record<string, unknown>>;

/** A call of one field at the root with everything its answer holds. */
export interface SampleCall {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const samples: SampleValues = {
  ID: 'unknown',
  String: 'sample',
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '50.00',
  Date: '1990-01-01',
  DateTime: '2026-01-06T00:00:00.000Z',
  JSON: {},
};

function sampleOf(type: GraphQLInputType, values: SampleValues): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, values);
  if (isListType(type)) return [sampleOf(type.ofType, values)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return inputOf(Object.values(type.getFields()), values);
  return samples[type.name];
}

function inputOf(fields: readonly GraphQLInputField[], values: SampleValues): Record<string, unknown> {
  const needed = fields.filter((field) => isRequiredInputField(field) || field.name in values);
  return Object.fromEntries(needed.map(({ name, type }) => [name, values[name] ?? sampleOf(type, values)]));
}

/** Every field below a type, as deep as it goes but not through a type that it is already within. */
function selectionOf(type: GraphQLOutputType, within: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    const required = field.args.filter(isRequiredArgument);
    if (within.includes(below.name) || required.length > 0) return [];
    return [`${field.name}${selectionOf(field.type, [...within, named.name])}`];
  });
  return ` { ${parts.join(' ')} }`;
}

const declared = ({ name, type }: GraphQLArgument): string => `$${name}: ${String(type)}`;

/** A call of a field with all its required arguments, and those that `values` names. */
export function sampleCall(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  values: SampleValues = {},
): SampleCall {
  const args = field.args.filter((arg) => isRequiredArgument(arg) || arg.name in values);
  const variables = Object.fromEntries(
    args.map(({ name, type }) => [name, values[name] ?? sampleOf(type, values)]),
  );
  const head = args.length > 0 ? `(${args.map(declared).join(', ')})` : '';
  const passed = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  return {
    query: `${kind} Sample${head} { ${field.name}${passed}${selectionOf(field.type)} }`,
    variables,
  };
}
