import { makeExecutableSchema } from '@graphql-tools/schema';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { execute, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation } from './index.ts';

const fails = (text: string) => () => {
  throw new Error(text);
};
const failsLater = (text: string) => () => Promise.reject(new Error(text));
const told: string[] = [];
const later = async () => {
  await new Promise(setImmediate);
  told.push('came');
  throw new Error('later');
};
const thing = { id: 'a', name: 'A', size: 3, colour: 'RED', tags: ['x', null, 'y'] };

const schema = makeExecutableSchema({
  typeDefs: `
    enum Colour { RED GREEN }
    type Thing {
      id: ID! name: String size: Int share: Float is: Boolean colour: Colour tags: [String] sure: [String!] deep: [[Int]]
      next: Thing must: Thing! things: [Thing!] later: Thing called(by: Int = 2): Int lazy: String broken: String
      brokenLater: String! number(n: Int!): Int
    }
    type Query {
      thing: Thing surely: Thing! things(first: Int, of: [Colour!]): [Thing] nothing: Thing notAList: [Int]
      partly: [Thing!] wrong: Int text: String fails: Int failsLater: Int! returnsError: String withInfo: String
    }
    type Mutation { say(text: String!): String mustSay: String! }
    type Subscription { said: String }
  `,
  resolvers: {
    Query: {
      thing: () => thing,
      surely: () => Promise.resolve({ ...thing, id: null }),
      things: (_source, { first, of }: { first?: number; of?: string[] }) =>
        [thing, null, { ...thing, id: 'b', colour: of?.[0] }].slice(0, first ?? 9),
      nothing: () => undefined,
      notAList: () => 5,
      partly: () => [{ id: later }, { id: null }],
      wrong: () => 'three',
      text: () => 5,
      fails: fails('Query'),
      failsLater: failsLater('Query later'),
      returnsError: () => new Error('Returned'),
      withInfo: (_source, _args, _context, info: { fieldName: string }) => info.fieldName,
    },
    Thing: {
      next: (source: object) => Promise.resolve({ ...source, id: 'next' }),
      must: () => null,
      things: () => [thing, Promise.resolve({ ...thing, id: 'later' })],
      sure: () => ['one', null],
      deep: () => [[1, 'two'], null, [3]],
      later: () => ({ name: () => Promise.resolve('called') }),
      lazy: (_source, _args, context: { lazy: string }) => context.lazy,
      called: (_source, { by }: { by: number }) => by * 2,
      broken: fails('broken'),
      brokenLater: failsLater('broken later'),
      number: (_source, { n }: { n: number }) => n,
    },
    Mutation: {
      say: async (_source, { text }: { text: string }) => {
        await Promise.resolve();
        told.push(text);
        return text;
      },
      mustSay: () => null,
    },
  },
});

const operationIn = (document: DocumentNode) =>
  document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;

function compiled(text: string) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return compileOperation(schema, document, operationIn(document));
}

const contextValue = { lazy: 'from the context' };

async function both(text: string, variableValues: Record<string, unknown> = {}) {
  const theirs = await execute({ schema, document: parse(text), variableValues, contextValue });
  const ours = await compiled(text)?.execute(variableValues, () => contextValue);
  const { data, errors } = ours && 'data' in ours ? ours : { data: undefined, errors: [] };
  return {
    ours: JSON.stringify({ errors, data }),
    theirs: JSON.stringify({ errors: theirs.errors ?? [], data: theirs.data }),
  };
}

describe('a compiled operation', () => {
  it.each([
    '{ thing { id name size share is colour tags __typename } __typename }',
    '{ thing { ...A ...on Thing { size ...A } } again: thing { name: colour colour: name } } fragment A on Thing { id next { id } }',
    '{ thing { next { id } next { name } } thing { colour } }',
    '{ things { id colour } two: things(first: 2) { id } }',
    '{ thing { things { id next { id } } later { name } lazy called four: called(by: 4) } nothing { id } }',
    '{ thing { must { id } } }',
    '{ thing { sure deep } }',
    '{ thing { id broken name } }',
    '{ thing { id brokenLater broken } things { brokenLater } }',
    '{ surely { id name } thing { id } }',
    '{ thing { id } fails returnsError wrong notAList }',
    '{ failsLater thing { next { id } } }',
    '{ thing { next { must { id } } broken } }',
    '{ things(of: [GREEN]) { colour } text }',
    'mutation { mustSay say(text: "unsaid") }',
  ])('answers what the library answers to %s', async (text) => {
    const { ours, theirs } = await both(text);
    expect(ours).toBe(theirs);
  });

  it('takes variables and their defaults as the library does', async () => {
    const text =
      'query ($n: Int = 1, $of: [Colour!], $by: Int!) { things(first: $n, of: $of) { colour called(by: $by) number(n: $n) } }';
    for (const variables of [
      { by: 3 },
      { by: 3, n: 3, of: ['GREEN'] },
      { by: 0, n: null },
      { by: 1, of: 'RED' },
    ]) {
      const { ours, theirs } = await both(text, variables);
      expect(ours).toBe(theirs);
    }
  });

  it('carries mutations out one after the other', async () => {
    const { ours, theirs } = await both('mutation { a: say(text: "1") b: say(text: "2") c: say(text: "3") }');
    expect(ours).toBe(theirs);
    expect(told).toEqual(['1', '2', '3', '1', '2', '3']);
  });

  it('waits for all that it began beside an entry that fails, so that none of it ends the process', async () => {
    told.length = 0;
    const answer = await compiled('{ partly { id } }')?.execute({}, () => contextValue);
    expect(answer).toMatchObject({ data: { partly: null }, errors: [{ path: ['partly', 1, 'id'] }] });
    expect(told).toEqual(['came']);
  });

  it('carries nothing out when the variables do not fit', async () => {
    const operation = compiled('mutation ($text: String!) { say(text: $text) }');
    told.length = 0;
    expect(operation?.execute({ text: 5 }, () => contextValue)).toBeUndefined();
    expect(operation?.execute({}, () => contextValue)).toBeUndefined();
    await Promise.resolve();
    expect(told).toEqual([]);
  });

  it.each([
    ['directives', 'query ($yes: Boolean!) { thing { id @include(if: $yes) } }'],
    ['the schema', '{ __schema { queryType { name } } }'],
    ['a subscription', 'subscription { said }'],
    ['a resolver that looks at the query', '{ withInfo }'],
    ['a name that is none', '{ thing { __proto__: id } }'],
  ])('leaves %s to the library', (_what, text) => {
    expect(compiled(text)).toBeNull();
  });
});
