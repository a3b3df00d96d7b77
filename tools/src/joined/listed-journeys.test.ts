import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { readProductTree, treeOf } from './source-tree.ts';
import { listedJourneys } from './listed-journeys.ts';

const tree = treeOf({ 'e2e/levels.spec.ts': "test('a level is reached', async () => {});\n" });

const head = '| What is shown | Where | The journey |\n| --- | --- | --- |\n';

it('has a journey for each that the document on journeys names', () => {
  const table = readFileSync(join(root, 'docs/journeys.md'), 'utf8');
  expect(listedJourneys(table, readProductTree())).toEqual({ listed: 16, gone: [] });
});

it.each([
  ['that is there', 'levels.spec.ts', 'a level is reached', []],
  ['of another title', 'levels.spec.ts', 'a level is lost', ['levels.spec.ts: a level is lost']],
  ['in a file that is gone', 'tiers.spec.ts', 'a level is reached', ['tiers.spec.ts: a level is reached']],
])('judges a journey %s', (_what, file, title, gone) => {
  expect(listedJourneys(`${head}| A level | \`${file}\` | ${title} |\n`, tree)).toEqual({ listed: 1, gone });
});
