import { expect, it } from 'vitest';
import { doubledTexts } from './doubled-texts.ts';
import { readProductTree, treeOf } from './source-tree.ts';

it('has every sentence of a refusal in one place', () => {
  expect(doubledTexts(readProductTree())).toEqual([]);
});

const over = 'libs/domain/src/bets/over.ts';
const open = 'libs/domain/src/bets/open.ts';
const part = 'apps/mock-api/src/platform/http/answers.ts';
const row = (text: string) => `export const reasons = { over: { code: 'CONFLICT', text: ${text} } };\n`;

it.each<[string, string, string, string[]]>([
  ["() => 'This is over.'", open, row("() => 'This is over.'"), ['This is over.']],
  ["() => 'This is over.'", open, "export const title = 'This is over.';", ['This is over.']],
  ["() => 'This is over.'", part, "throw new Refusal('CONFLICT', 'This is over.');", ['This is over.']],
  ['({ name }) => `There is no ${name}.`', open, row('({ id }) => `There is no ${id}.`'), ['There is no ….']],
  ["() => 'This is over.'", open, row("() => 'This is open.'"), []],
  ["() => 'This is over.'", 'apps/web/src/x.test.ts', "expect(text).toBe('This is over.');", []],
  ["() => 'Over'", open, row("() => 'Over'"), []],
  ['({ text }) => text', open, row('({ text }) => text'), []],
])('a sentence that is written twice is found: %s beside, in %s, %s', (text, file, code, texts) => {
  const found = doubledTexts(treeOf({ [over]: row(text), [file]: code }));
  expect(found.map((each) => each.split(': ')[0])).toEqual(texts);
});

it('a row that another table takes over is in one place', () => {
  const taken =
    "import { reasons } from './over.ts'; export const own = { ...reasons, over: reasons.over };\n";
  expect(doubledTexts(treeOf({ [over]: row("() => 'This is over.'"), [open]: taken }))).toEqual([]);
});
