import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLError, GraphQLObjectType, OperationDefinitionNode } from 'graphql';
import { execute, getNamedType, GraphQLScalarType, isLeafType, isObjectType, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { compileOperation } from './index.ts';

let state = 1;
const chance = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const below = (most: number) => Math.floor(chance() * most);
const drawn = <T>(...of: readonly T[]): T => of[below(of.length)] as T;

const maker = (id: string): object => ({
  __proto__: { inherited: 'yes' },
  id,
  name: drawn<unknown>('Søn "☂"', '', null, undefined, 5, 'a\u2028b', new Error('None')),
  code: drawn<unknown>('c', 'c', 'c', 'nothing'),
  tags: drawn<unknown>(['x', null], [], null, 'text', [7]),
  size: drawn<unknown>(1, 2, '3', 2 ** 40, null, true),
  share: drawn<unknown>(0.5, -0, 1e21, '2', Number.NaN),
  kind: drawn<unknown>('A', 'B', 'C', null),
  later: drawn<unknown>(() => 'called', 'here', null),
});
const item = (id: string): object => ({
  ...maker(id),
  maker: drawn<unknown>(maker(`m${id}`), maker(`m${id}`), null),
  makers: drawn<unknown>([maker('a'), maker('b')], [], [null], [maker('c'), null], null, maker('d')),
  grid: drawn<unknown>([[1, 2], null, []], [['x']], [[null]]),
});
const page = () => ({
  items: Array.from({ length: below(4) }, (_, at) => item(String(at))),
  count: below(3),
});

const schema = makeExecutableSchema({
  typeDefs: `
    scalar Code
    enum Kind { A B }
    interface Named { id: ID! name: String! }
    type Maker implements Named { id: ID! name: String! inherited: String code: Code tags: [String!] size: Int share: Float! kind: Kind later: String }
    type Item implements Named { id: ID! name: String! code: Code! size: Int! tags: [String] kind: Kind! maker: Maker! makers: [Maker!]! grid: [[Int!]] later: String }
    type Page { items: [Item!]! count: Int! }
    type Query { page: Page! pages: [Page] item(id: ID = "i"): Item fails: Item! late: Page nothing: Page }
  `,
  resolvers: {
    Code: new GraphQLScalarType({ name: 'Code', serialize: (value) => (value === 'nothing' ? null : value) }),
    Query: {
      page: (_source, _args, source: Source) => source.page,
      pages: (_source, _args, source: Source) => [source.page, null],
      item: (_source, { id }: { id: string }, source: Source) => ({ ...source.item, id }),
      fails: () => {
        throw new Error('It fails.');
      },
      late: (_source, _args, source: Source) => Promise.resolve(source.page),
    },
  },
});

interface Source {
  readonly page: object;
  readonly item: object;
}

const names = ['constructor', 'toString', 'hasOwnProperty', '__x', 'length', 'toJSON', 'a'.repeat(60)];

function selection(type: GraphQLObjectType, depth: number, fragments: string[]): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  );
  if (fields.length === 0) return '__typename';
  const one = (at: number): string => {
    const sort = below(12);
    if (sort === 0) return '__typename';
    const inner = () => selection(type, depth - 1, fragments);
    const on = drawn(type.name, type.name, type.getInterfaces()[0]?.name ?? type.name);
    if (sort === 1) return on === type.name ? `... on ${on} { ${inner()} }` : `... on ${on} { id }`;
    if (sort === 2) {
      const own = fragments.push('') - 1;
      fragments[own] = `fragment F${own} on ${type.name} { ${depth > 0 ? inner() : '__typename'} }`;
      const name = `...F${own}`;
      return `${name} ${drawn(name, '')}`;
    }
    const field = drawn(...fields);
    const named = getNamedType(field.type);
    const within = isObjectType(named) ? ` { ${selection(named, depth - 1, fragments)} }` : '';
    const alias = sort === 3 ? `${drawn(...names)}${at}: ` : '';
    const given = field.args.length > 0 ? drawn('', '(id: $id)', '(id: null)', '(id: "x")') : '';
    return `${alias}${field.name}${given}${within}`;
  };
  return Array.from({ length: 1 + below(5) }, (_, at) => one(at)).join(' ');
}

function drawnDocument(): string {
  const fragments: string[] = [];
  const body = selection(schema.getQueryType() as GraphQLObjectType, 3, fragments);
  const head =
    body.includes('$id') || fragments.some((text) => text.includes('$id')) ? 'query ($id: ID = "d") ' : '';
  return `${head}{ ${body} } ${fragments.join(' ')}`;
}

/** Where something failed: the words for a value that its type makes nothing of are our own. */
const placesOf = (errors: readonly GraphQLError[] = []) =>
  errors.map(({ path, locations }) => JSON.stringify([path, locations]));

/** Most of them fit the schema. */
const DRAWN = 600;

it.each([true, false])(
  'answers whatever is asked of whatever data as the library does, lasting: %s',
  async (lasting) => {
    state = 13;
    const count = { compared: 0, written: 0, failed: 0 };
    for (let at = 0; at < DRAWN; at += 1) {
      const text = drawnDocument();
      const document = parse(text);
      if (validate(schema, document).length > 0) continue;
      const contextValue = { page: page(), item: item('i') };
      const variableValues = drawn<Record<string, unknown>>({}, { id: 'v' }, { id: null }, { id: 3 });
      const { data, errors = [] } = await execute({ schema, document, contextValue, variableValues });
      const operation = document.definitions[0] as OperationDefinitionNode;
      const ours = await compileOperation(schema, document, operation, lasting)?.execute(
        variableValues,
        () => contextValue,
      );
      const isWritten = ours !== undefined && 'text' in ours;
      const failures = isWritten ? [] : placesOf(ours?.errors);
      expect(isWritten ? ours.text : JSON.stringify(ours?.data), text).toBe(JSON.stringify(data));
      // Below a part that is null already the library may have left off.
      expect(failures, text).toEqual(expect.arrayContaining(placesOf(errors)));
      expect(failures.length > 0, text).toBe(errors.length > 0);
      count.compared += 1;
      count.written += isWritten ? 1 : 0;
      count.failed += errors.length > 0 ? 1 : 0;
    }
    expect(count.compared).toBeGreaterThan(400);
    expect(count.failed).toBeGreaterThan(300);
    expect(count.written > 50).toBe(lasting);
  },
);
