import { expect, it } from 'vitest';
import { doubledTexts } from './doubled-texts.ts';
import { readProductTree, treeOf } from './source-tree.ts';

it('has every sentence of a refusal in one place', () => {
  expect(doubledTexts(readProductTree())).toEqual([]);
});

const over = 'libs/domain/src/bets/over.ts';
const open = 'libs/domain/src/bets/open.ts';
const part = 'apps/mock-api/src/platform/http/answers.ts';
const script = 'apps/mock-api/src/stubs/games/client/table.js';
const row = (text: string) => `export const reasons = { over: { code: 'CONFLICT', text: ${text} } };\n`;

it.each<[string, string, string, string[]]>([
  ["() => 'This is over.'", open, row("() => 'This is over.'"), ['This is over.']],
  ["() => 'This is over.'", open, "export const title = 'This is over.';", ['This is over.']],
  ["() => 'This is over.'", part, "throw new Refusal('CONFLICT', 'This is over.');", ['This is over.']],
  ['({ name }) => `There is no ${name}.`', open, row('({ id }) => `There is no ${id}.`'), ['There is no ….']],
  ["() => 'This is over.'", 'apps/web/src/x.tsx', 'const said = <p>This is over.</p>;', ['This is over.']],
  ["() => 'This is over.'", 'apps/web/src/x.tsx', 'const said = <p>This\n  is over.</p>;', ['This is over.']],
  [
    '({ n }) => `Enter all ${n} of it.`',
    'apps/web/src/x.tsx',
    'const said = <p>Enter all{" "}{length} of it.<b>!</b></p>;',
    ['Enter all … of it.'],
  ],
  ["() => 'This is over.'", open, "export const said = 'This is ' + 'over.';", ['This is over.']],
  [
    "({ n }) => 'At least ' + n + ' of it.'",
    open,
    row('({ m }) => `At least ${m} of it.`'),
    ['At least … of it.'],
  ],
  ["({ n }) => n ? 'This is over.' : 'This is open.'", open, row("() => 'This is open.'"), ['This is open.']],
  [
    "({ n }) => { if (n) return 'This is over.'; return 'This is open.'; }",
    open,
    row("() => 'This is open.'"),
    ['This is open.'],
  ],
  ['() => said', open, "const said = 'This is over.'; const other = 'This is over.';", ['This is over.']],
  ['() => said', open, "export const said = 'This is over.';", []],
  [
    "() => saidOf('a')",
    open,
    "const saidOf = () => 'This is over.'; const a = 'This is over.';",
    ['This is over.'],
  ],
  [
    "() => saidOf('a')",
    open,
    "function saidOf(): string { return 'This is over.'; } const a = 'This is over.';",
    ['This is over.'],
  ],
  [
    '() => messages.over',
    open,
    "const messages = { over: 'This is over.' } as const satisfies Texts; const a = 'This is over.';",
    ['This is over.'],
  ],
  ['() => messages.open', open, "const messages = { over: 'This is over.' }; const a = 'This is over.';", []],
  ["() => 'This is over.'", script, "const said = 'This is over.';", ['This is over.']],
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
