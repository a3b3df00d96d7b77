import { expect, it } from 'vitest';
import { treeOf } from '../joined/source-tree.ts';
import { houseFigures } from './house.ts';

const body = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();'].join('\n');

it('counts what stands twice, what is tested and what is commented', () => {
  const tree = treeOf({
    'libs/domain/src/a.ts': `// Why.\n${body}\n\nlast();\n`,
    'libs/domain/src/a.test.ts': 'a();\nb();\nc();\nd();\n',
    'apps/web/src/b.ts': `${body}\nother();\n`,
  });
  const figures = Object.fromEntries(houseFigures(tree).map(({ name, value }) => [name, value]));
  expect(figures).toEqual({
    'built and not joined': 0,
    // One in 20 lines.
    'blocks of six lines that stand twice': 50,
    'tests to source, domain': 4 / 9,
    'tests to source, all': 0.25,
    // One of 16.
    comments: 6.25,
  });
});
