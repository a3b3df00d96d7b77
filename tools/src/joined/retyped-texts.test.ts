import { expect, it } from 'vitest';
import { retypedTexts } from './retyped-texts.ts';
import { readProductTree, treeOf } from './source-tree.ts';

it('leaves every sentence of a reason table to the domain', () => {
  expect(retypedTexts(readProductTree())).toEqual([]);
});

const table = "export const reasons = { over: { code: 'CONFLICT', text: () => 'This is over.' } };\n";

const part = 'apps/web/src/features/bets/bets.tsx';
const script = 'apps/mock-api/src/stubs/games/client/table.js';

it.each([
  [part, "const said = 'This is over.';", ['This is over.']],
  [part, 'const said = <p>This is over.</p>;', ['This is over.']],
  [part, 'const said = reasons.over.text();', []],
  [part, "const said = 'This is open.';", []],
  [script, "const said = 'This is over.';", ['This is over.']],
])('judges in %s %s', (file, code, texts) => {
  const tree = treeOf({ 'libs/domain/src/bets/reasons.ts': table, [file]: code });
  expect(retypedTexts(tree)).toEqual(texts.map((text) => `${file}: ${text}`));
});
