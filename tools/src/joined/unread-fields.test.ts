import { expect, it } from 'vitest';
import { treeOf } from './source-tree.ts';
import { unreadFields } from './unread-fields.ts';

const unreadBeside = (web: string) =>
  unreadFields(
    treeOf({
      'schema/main/root.graphql': `type Query { game: Game }
        type Mutation { play: Boolean }
        type Game { name: String code: String flag: String }`,
      'libs/gql/src/operations/games.graphql':
        'query Games { game { title: name ...More } } fragment More on Game { code } mutation Play { play }',
      'apps/web/src/games.tsx': web,
    }),
  );

it('what is selected and named nowhere in the web is unread, under the name that it is answered by', () => {
  expect(unreadBeside('const { game } = data;')).toEqual(['unread Game.name', 'unread Game.code']);
  expect(unreadBeside('const { game } = data; const name = "code";')).toEqual(['unread Game.name']);
  expect(unreadBeside('show(data.game.title, { code: data.game.code });')).toEqual([]);
});

it('what only a remark or a test names is unread', () => {
  expect(unreadBeside('// title, code\nconst { game } = data;')).toHaveLength(2);
});
