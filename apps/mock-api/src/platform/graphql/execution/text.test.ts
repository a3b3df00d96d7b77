import { makeExecutableSchema } from '@graphql-tools/schema';
import type { OperationDefinitionNode } from 'graphql';
import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation } from './index.ts';
import { MOST_CHARACTERS } from './text.ts';

const maker = { id: 'm', name: 'Nightjar "and" Søn ☂', tags: ['x', null] };
const thing = { id: 'a', name: 'A', size: 3, colour: 'RED', maker, makers: [maker, maker] };
let answered: unknown = [thing];

const schema = makeExecutableSchema({
  typeDefs: `
    enum Colour { RED GREEN }
    type Maker { id: ID! name: String! tags: [String] }
    type Thing { id: ID! name: String size: Int share: Float colour: Colour maker: Maker! makers: [Maker!]! made(by: Int): Int }
    type Page { things: [Thing!]! count: Int! first: Thing }
    type Query { page(first: Int): Page! things: [Thing] thing: Thing later: Thing code: Code }
    type Code { id: ID! now: Int }
  `,
  resolvers: {
    Query: {
      page: (_source, { first }: { first?: number }) => ({
        things: (answered as unknown[]).slice(0, first),
        count: 1,
      }),
      things: () => answered,
      thing: () => (answered as unknown[])[0],
      later: () => Promise.resolve(thing),
      code: () => ({ id: 'c' }),
    },
    Code: { now: () => 1 },
  },
});

function compiledOf(query: string, lasting = true) {
  const document = parse(query);
  return compileOperation(schema, document, document.definitions[0] as OperationDefinitionNode, lasting);
}

const json = (text: string): unknown => JSON.parse(text);
const isSame = (answer: object | undefined, text: string) =>
  answer !== undefined && 'text' in answer && answer.text === text;

async function both(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const ours = await compiledOf(query)?.execute(variables, () => ({}));
  const { data, errors = [] } = await execute({ schema, document, variableValues: variables });
  return { ours, data: JSON.stringify(data), errors: JSON.stringify(errors) };
}

const WHOLE = `query ($n: Int) { page(first: $n) { count first { id } things {
  __typename id again: name size share colour maker { ...M } makers { name ...M } } } }
  fragment M on Maker { id name tags }`;

describe('an answer that is written down', () => {
  it.each([WHOLE, '{ things { id } thing { name maker { name } } later { id } __typename }'])(
    'is to the letter what the library answers to %s',
    async (query) => {
      const odd = { id: 7, name: 5, size: '3', colour: 'GREEN', maker, makers: [] };
      answered = [thing, { ...thing, id: 'b', name: null, colour: undefined, makers: [] }, odd];
      for (const variables of [{}, { n: 1 }, { n: 0 }]) {
        const { ours, data } = await both(query, variables);
        expect(ours).toEqual({ text: data });
      }
    },
  );

  it('is written anew for another selection, and for what takes the place of something', async () => {
    answered = [thing];
    expect((await both('{ thing { id } }')).ours).toEqual({ text: '{"thing":{"id":"a"}}' });
    expect((await both('{ thing { name } }')).ours).toEqual({ text: '{"thing":{"name":"A"}}' });
    const compiled = compiledOf('{ thing { name } }');
    expect(await compiled?.execute({}, () => ({}))).toEqual({ text: '{"thing":{"name":"A"}}' });
    answered = [{ ...thing, name: 'B' }];
    expect(await compiled?.execute({}, () => ({}))).toEqual({ text: '{"thing":{"name":"B"}}' });
  });

  it('is read once of what has an id, until more was written than is kept', async () => {
    let read = 0;
    const counted = {
      id: 'a',
      get name() {
        read += 1;
        return 'A';
      },
    };
    const name = 'x'.repeat(MOST_CHARACTERS);
    const compiled = compiledOf('{ things { id name } }');
    const ask = (...things: unknown[]) => {
      answered = things;
      return compiled?.execute({}, () => ({}));
    };
    await ask(counted);
    await ask(counted);
    expect(read).toBe(1);
    const text = `{"things":[{"id":"a","name":"A"},{"id":"b","name":"${name}"},{"id":"a","name":"A"}]}`;
    expect(isSame(await ask(counted, { id: 'b', name }, counted), text)).toBe(true);
    expect(read).toBe(2);
    await ask(counted);
    expect(read).toBe(2);
  });

  it('is none where what it is made from may change', async () => {
    answered = [thing];
    const answer = await compiledOf('{ thing { id } }', false)?.execute({}, () => ({}));
    expect(answer).toEqual({ data: { thing: { id: 'a' } }, errors: [] });
  });

  it.each([
    ['null where none may stand', [{ ...thing, maker: null }]],
    ['a value that its type refuses', [{ ...thing, colour: 'BLUE' }]],
    ['an error in place of a value', [{ ...thing, name: new Error('None') }]],
    ['no list', { slice: () => 5 }],
  ])('has the errors of the library for %s', async (_what, value) => {
    answered = value;
    const { ours, data, errors } = await both(WHOLE);
    expect(JSON.stringify(ours)).toBe(JSON.stringify({ data: json(data), errors: json(errors) }));
    expect(errors).not.toBe('[]');
  });

  it('waits for what comes later and calls what is a function, as the library does', async () => {
    answered = [{ ...thing, name: Promise.resolve('Later'), maker: Promise.resolve(maker), size: () => 4 }];
    const { ours, data } = await both(WHOLE);
    expect(JSON.stringify(ours)).toBe(JSON.stringify({ data: json(data), errors: [] }));
  });

  it.each(['{ code { id now } }', '{ thing { made(by: 2) } }'])(
    'is none where code decides: %s',
    async (query) => {
      answered = [{ ...thing, made: 7 }];
      const { ours, data } = await both(query);
      expect(ours).toEqual({ data: json(data), errors: [] });
    },
  );
});
