import { expect, it } from 'vitest';
import { readProductTree, treeOf } from '../joined/source-tree.ts';
import { commentShare, houseFigures } from './house.ts';

const body = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();'].join('\n');

it('counts what stands twice, what is tested and what is commented', () => {
  const tree = treeOf({
    'libs/domain/src/a.ts': `// Why.\n${body}\n\nlast();\n`,
    'libs/domain/src/a.test.ts': 'a();\nb();\nc();\nd();\n',
    'apps/web/src/b.ts': `${body}\nother();\n`,
  });
  const figures = Object.fromEntries(houseFigures(tree).map(({ name, value }) => [name, value]));
  expect(figures).toMatchObject({
    // One in 20 lines.
    'blocks of six lines that stand twice': 50,
    'tests to source, domain': 400 / 9,
    'tests to source, all': 25,
    // One of 16.
    comments: 6.25,
  });
});

it('counts what is loose and what breaks a budget, each by its kind', () => {
  const long = `export function decideAll() {\n${'work();\n'.repeat(80)}}\n`;
  const tree = treeOf({
    'libs/domain/src/play/index.ts': "export { decideAll } from './decide-all.ts';\n",
    'libs/domain/src/play/decide-all.ts': long,
    'schema/subscriptions/events.graphql': 'type Subscription { levelUp: Int }',
    'libs/gql/src/operations/games.graphql': 'query Games { games }',
    'apps/web/src/main.tsx':
      "import { modalRegistry } from '#app/modal-registry.ts';\nstart(modalRegistry);\n",
    'apps/web/src/app/modal-registry.ts': 'export const modalRegistry = { levelModal: LevelModal };\n',
    'apps/web/src/features/a.tsx':
      'export const A = () => <Text color="#fff" />;\nexport const b = a < limit;\n',
    'apps/mock-api/src/modules/c.ts':
      "import { Refusal } from '#platform/graphql/index.ts';\nexport const c = () => new Refusal(code, text);\n",
  });
  const figures = Object.fromEntries(houseFigures(tree).map(({ name, value }) => [name, value]));
  expect(figures).toMatchObject({
    'domain exports that no app calls': 1,
    'modals without opener': 1,
    'pushes without listener or cause': 2,
    'operations that nobody sends, fields that nobody reads': 1,
    'functions over their lines': 1,
    'raw pixels, sizes and colours': 1,
    'amounts and moments held against limits by apps': 1,
    'refusals worded by the platform': 1,
  });
});

it('counts where the lint looks, and nowhere else', () => {
  const compared = 'export const b = a < limit;\n';
  const worded = "export const port = z.string().refine(isPort, 'No such port.');\n";
  const tree = treeOf({
    'apps/mock-api/src/stubs/a.ts': compared,
    'apps/mock-api/src/platform/a.ts': compared,
    'apps/mock-api/src/modules/b.ts': worded,
    'apps/mock-api/src/config.ts': worded,
    'apps/mock-api/src/platform/graphql/errors.ts': worded,
  });
  const figures = Object.fromEntries(houseFigures(tree).map(({ name, value }) => [name, value]));
  expect(figures).toMatchObject({
    'amounts and moments held against limits by apps': 1,
    'refusals worded by the platform': 1,
  });
});

it('finds 4 to 8 comments in a hundred lines of the product', () => {
  const share = commentShare(readProductTree());
  expect(share).toBeGreaterThanOrEqual(4);
  expect(share).toBeLessThanOrEqual(8);
});
