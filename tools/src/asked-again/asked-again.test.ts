import { expect, it } from 'vitest';
import { freshQueries } from '../joined/fresh-queries.ts';
import { treeOf } from '../joined/source-tree.ts';
import { notesIn } from '../shared/web-notes.ts';
import { unasked } from './report.ts';

const file = 'apps/web/src/features/bets/bets.ts';

const queriesOf = (code: string) =>
  freshQueries(treeOf({ [file]: `import { useBetsQuery } from '@magpie/gql/bets';\n${code}` }));

it.each([
  ['by a hook', "useBetsQuery({ context: freshAfter('GAP') });"],
  ['by a hook that may wait', "useBetsQuery(id ? { context: freshAfter('GAP') } : skipToken);"],
  ['by a store', "client.watchQuery({ query: BetsDocument, context: freshAfter('GAP') });"],
])('finds a query with causes that is asked %s', (_how, code) => {
  expect(queriesOf(code)).toEqual([`${file} Bets`]);
});

it('passes over queries without causes', () => {
  expect(queriesOf('useBetsQuery();\nclient.watchQuery({ query: BetsDocument });')).toEqual([]);
});

it('finds one that takes its causes from another file', () => {
  const tree = treeOf({
    'apps/web/src/features/bets/fresh.ts': "export const fresh = { context: freshAfter('GAP') } as const;",
    [file]: "import { useBetsQuery } from '@magpie/gql/bets';\nuseBetsQuery({ variables, ...fresh });",
  });
  expect(freshQueries(tree)).toEqual([`${file} Bets`]);
});

const noted = (status: string) =>
  notesIn(
    JSON.stringify({
      testResults: [
        { assertionResults: [{ status, meta: { askedAgain: ['src/features/bets/bets.ts Bets'] } }] },
      ],
    }),
    'askedAgain',
  );

it('names the queries whose causes no test has seen', () => {
  const queries = [`${file} Bets`, `${file} BetResults`];
  expect(unasked(queries, noted('passed'))).toEqual([
    `${file} BetResults: no test tells by expectAskedAgain after what it is asked again`,
  ]);
  expect(unasked(queries, noted('failed'))).toHaveLength(2);
});

it('names a query that stands in a file twice', () => {
  expect(unasked([`${file} Bets`, `${file} Bets`], noted('passed'))).toEqual([
    `${file} Bets: asked twice by one file, which no test can tell apart`,
  ]);
});
