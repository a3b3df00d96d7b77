import type { GraphQLScalarTypeConfig, ValueNode } from 'graphql';
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;
const DECIMAL = /^-?\d{1,20}(\.\d{1,8})?$/;

/** Judged by its methods, because Yoga makes files of a class of its own; a value that came as JSON has none. */
export function isFile(value: unknown): value is File {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'arrayBuffer' in value && typeof value.arrayBuffer === 'function' && 'name' in value && 'size' in value
  );
}

function textScalar(name: string, expected: string, read: (text: string) => string | null) {
  const accept = (value: unknown, node?: ValueNode): string => {
    const text = typeof value === 'string' ? read(value) : null;
    if (text === null)
      throw new GraphQLError(`${name} must be ${expected}.`, node === undefined ? {} : { nodes: node });
    return text;
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => accept(value instanceof Date ? value.toISOString() : value),
    parseValue: (value) => accept(value),
    parseLiteral: (node) => accept(node.kind === Kind.STRING ? node.value : null, node),
  });
}

function realDate(text: string): string | null {
  if (!DATE.test(text)) return null;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

function realMoment(text: string): string | null {
  if (!DATE_TIME.test(text) || realDate(text.slice(0, 10)) === null) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

const file: GraphQLScalarTypeConfig<File, never> = {
  name: 'File',
  serialize: () => {
    throw new Error('A File is an input only.');
  },
  parseValue: (value) => {
    if (isFile(value)) return value;
    throw new GraphQLError('File must be sent as a part of a multipart request.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('File must be sent as a variable.', { nodes: node });
  },
};

/** Text on both sides, but for File and JSON: DateTime is UTC with milliseconds, and no Decimal passes through a float. */
export const scalarResolvers = {
  Date: textScalar('Date', 'a calendar day written yyyy-MM-dd', realDate),
  DateTime: textScalar('DateTime', 'a moment written as ISO 8601 with an offset', realMoment),
  Decimal: textScalar('Decimal', 'a decimal number written as a string', (text) =>
    DECIMAL.test(text) ? text : null,
  ),
  File: new GraphQLScalarType(file),
  JSON: new GraphQLScalarType({
    name: 'JSON',
    parseValue: (value: unknown) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
};
