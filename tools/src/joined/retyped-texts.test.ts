import { expect, it } from 'vitest';
import { retypedTexts } from './retyped-texts.ts';
import { readProductTree, treeOf } from './source-tree.ts';

it('leaves every sentence of a reason table to the domain', () => {
  expect(retypedTexts(readProductTree())).toEqual([]);
});

const table = "export const reasons = { over: { code: 'CONFLICT', text: () => 'This is over.' } };\n";

it.each([
  ["const said = 'This is over.';", ['This is over.']],
  ['const said = <p>This is over.</p>;', ['This is over.']],
  ['const said = reasons.over.text();', []],
  ["const said = 'This is open.';", []],
])('judges %s', (code, texts) => {
  const file = 'apps/web/src/features/bets/bets.tsx';
  const tree = treeOf({ 'libs/domain/src/bets/reasons.ts': table, [file]: code });
  expect(retypedTexts(tree)).toEqual(texts.map((text) => `${file}: ${text}`));
});
