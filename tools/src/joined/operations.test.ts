import { expect, it } from 'vitest';
import { unsentOperations } from './operations.ts';
import { treeOf } from './source-tree.ts';

const games = 'query Games { games }\nmutation playGame { play }\n';

const withFile = (path: string, text: string, operations = 'libs/gql/src/operations/games.graphql') =>
  unsentOperations(treeOf({ [operations]: games, [path]: text }));

it('names the operations that the web does not send', () => {
  expect(withFile('apps/web/src/games.ts', '')).toEqual(['operation Games', 'operation playGame']);
});

it('takes an operation for sent by its hook or its document', () => {
  const text = "import { GamesDocument as games, usePlayGameMutation } from '@magpie/gql/games';";
  expect(withFile('apps/web/src/games.ts', text)).toEqual([]);
});

it.each([
  ['another area', "import { GamesDocument } from '@magpie/gql/lobby';"],
  ['a type', "import type { GamesDocument } from '@magpie/gql/games';"],
  ['a type among values', "import { type GamesDocument } from '@magpie/gql/games';"],
  ['a remark', "// import { GamesDocument } from '@magpie/gql/games';"],
])('does not take it for sent by %s', (_what, text) => {
  expect(withFile('apps/web/src/games.ts', text)).toContain('operation Games');
});

it.each(['apps/web/src/games.test.ts', 'apps/web/src/testing/games.ts', 'e2e/games.spec.ts'])(
  'does not take it for sent by %s',
  (path) => {
    expect(withFile(path, "import { GamesDocument } from '@magpie/gql/games';")).toContain('operation Games');
  },
);

it('lets the journeys send what steers the simulator', () => {
  const control = 'libs/gql/src/operations/control/control.graphql';
  const text = "import { GamesDocument, PlayGameDocument } from '@magpie/gql/control';";
  expect(withFile('e2e/support/control.ts', text, control)).toEqual([]);
  expect(withFile('apps/web/src/control.ts', text, control)).toHaveLength(2);
});

it('lets the console send what it alone asks for', () => {
  const own = 'libs/gql/src/operations/control/console/console.graphql';
  const text = "import { useGamesQuery, PlayGameDocument } from '@magpie/gql/console';";
  expect(withFile('apps/mock-api/console/src/games.tsx', text, own)).toEqual([]);
  expect(withFile('apps/web/src/games.tsx', text, own)).toHaveLength(2);
});

it('takes an operation of the simulator for sent by a verb', () => {
  const control = 'libs/gql/src/operations/control/looking.graphql';
  const verb = (operation: string) => `verb({ words: 'games', operation: '${operation}' });`;
  expect(withFile('libs/domain/src/verbs/looking.ts', verb('Games'), control)).toEqual([
    'operation playGame',
  ]);
  expect(withFile('libs/domain/src/verbs/looking.test.ts', verb('Games'), control)).toHaveLength(2);
  expect(withFile('libs/domain/src/verbs/looking.ts', verb('Games'))).toHaveLength(2);
});
