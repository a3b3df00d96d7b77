import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { skeletonOf } from './skeleton.ts';

const schema = buildSchema(`
  type Query { person(world: ID! = "default", id: ID!, at: String): Person hello: String! }
  type Person { id: ID! wallets: [Wallet!]! friend(of: ID!): Person }
  type Wallet { name: String! bank: Bank! }
  type Bank { code: String! }
`);

const fieldOf = (name: string) => {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no ${name}.`);
  return field;
};

it('writes a field out with what it needs, two levels deep', () => {
  expect(skeletonOf('query', fieldOf('person'), { world: 'two' })).toEqual({
    text: `query Person($world: ID!, $id: ID!) {
  person(world: $world, id: $id) {
    id
    wallets {
      name
    }
  }
}
`,
    variables: { world: 'two', id: null },
  });
});

it('writes a field without arguments and parts as it is', () => {
  expect(skeletonOf('query', fieldOf('hello'), {})).toEqual({
    text: 'query Hello {\n  hello\n}\n',
    variables: {},
  });
});
