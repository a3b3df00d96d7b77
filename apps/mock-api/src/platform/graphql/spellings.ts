import { GraphQLEnumType, Kind } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** Reads the name of a value in another spelling than the contract's; null for a text that names none. */
export type Spelling = (text: string) => string | null;

/** Other spellings that the platform reads, by the name of the enumeration. */
export type Spellings = Readonly<Record<string, Spelling>>;

function alsoRead(type: GraphQLEnumType, spelling: Spelling): void {
  const named = (text: string): string => spelling(text) ?? text;
  const parseValue = type.parseValue.bind(type);
  const parseLiteral = type.parseLiteral.bind(type);
  type.parseValue = (value): unknown => parseValue(typeof value === 'string' ? named(value) : value);
  type.parseLiteral = (node, variables): unknown =>
    parseLiteral(node.kind === Kind.ENUM ? { ...node, value: named(node.value) } : node, variables);
}

/** Lets calls name values in other spellings, in documents and in variables; answers keep that of the contract. */
export function readSpellings(schema: GraphQLSchema, spellings: Spellings): void {
  for (const [name, spelling] of Object.entries(spellings)) {
    const type = schema.getType(name);
    if (type instanceof GraphQLEnumType) alsoRead(type, spelling);
  }
}
