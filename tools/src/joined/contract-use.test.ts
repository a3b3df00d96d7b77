import { describe, expect, it } from 'vitest';
import { playerFields, unsentControls } from './contract-use.ts';
import { treeOf } from './source-tree.ts';

const contract = {
  'schema/common/money.graphql': 'type Currency { code: String symbol: String }',
  'schema/main/root.graphql': `type Query { game: Game thing: Named }
    interface Named { name: String }
    type Game implements Named { name: String code: String currency: Currency }
    type Subscription { won: Int }`,
  'schema/promo/root.graphql': 'type Query { promo: Currency }',
};

const selecting = (operations: Record<string, string>) =>
  playerFields(
    treeOf({
      ...contract,
      ...Object.fromEntries(
        Object.entries(operations).map(([name, text]) => [`libs/gql/src/operations/${name}.graphql`, text]),
      ),
    }),
  ).unselected;

describe("the player's contract", () => {
  it('has every field named that no operation selects', () => {
    expect(selecting({})).toEqual([
      'Currency.code',
      'Currency.symbol',
      'Game.code',
      'Game.currency',
      'Game.name',
      'Query.game',
      'Query.promo',
      'Query.thing',
    ]);
  });

  it('counts what stands in a fragment, under another name, and on either endpoint', () => {
    const games =
      'query Games { one: game { ...Card } } fragment Card on Game { name code currency { code } }';
    expect(selecting({ games, 'promo/promos': 'query Promo { promo { symbol } }' })).toEqual(['Query.thing']);
  });

  it('counts what a shared fragment selects, on its own endpoint', () => {
    const fragment = 'fragment All on Query { promo { code } }';
    expect(selecting({ 'shared/promo/all': fragment })).not.toContain('Currency.code');
    expect(selecting({ 'shared/main/all': fragment })).toContain('Currency.code');
  });

  it('counts a field of an interface for the types that have it', () => {
    expect(selecting({ games: 'query Things { thing { name } }' })).not.toContain('Game.name');
  });

  it('does not count a field of the same name on another type', () => {
    expect(selecting({ games: 'query Games { game { code } }' })).toContain('Currency.code');
  });
});

describe('the control contract', () => {
  const control = {
    'schema/control/root.graphql':
      'type Query { worlds: [World] } type World { id: ID } type Mutation { reset(id: ID): World push: Int }',
  };
  const sentBy = (files: Record<string, string>) => unsentControls(treeOf({ ...control, ...files }));

  it('has every call named that no client sends', () => {
    expect(sentBy({})).toEqual(['control Query.worlds', 'control Mutation.reset', 'control Mutation.push']);
  });

  it('counts the operations of the journeys, of the command line and of the console', () => {
    expect(
      sentBy({
        'libs/gql/src/operations/control/control.graphql': 'mutation Push { push }',
        'libs/gql/src/operations/control/console/console.graphql': 'query ConsoleWorlds { worlds { id } }',
        'tools/src/mock/operations.ts':
          "const world = 'id';\nconst reset = `mutation Reset($id: ID!) { reset(id: $id) { ${world} } }`;",
      }),
    ).toEqual([]);
  });

  it('counts neither what a test sends nor what stands below the top or is no operation', () => {
    const worlds = "const all = 'query { worlds { id } }';";
    expect(sentBy({ 'tools/src/mock/operations.test.ts': worlds })).toHaveLength(3);
    const texts = "const other = 'query { world(push: 1) { reset } }';\nconst words = 'the query worlds';";
    expect(sentBy({ 'tools/src/mock/operations.ts': texts })).toHaveLength(3);
  });
});
