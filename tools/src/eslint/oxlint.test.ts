import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../shared/run.ts';
import { root } from './places.js';

const HOOK = 'declare function useIt(): void;\nexport function f(on: boolean) {\n  if (on) useIt();\n}';

const cases: readonly (readonly [name: string, text: string, rules: readonly string[]])[] = [
  ['any', 'export const given: any = 1;', ['typescript(no-explicit-any)']],
  ['bang', 'export const first = (list: string[]) => list.at(0)!;', ['typescript(no-non-null-assertion)']],
  [
    'promise',
    'export const start = (): void => { Promise.resolve(1); };',
    ['typescript(no-floating-promises)'],
  ],
  ['never', "export const is = (a: 'a') => a === ('b' as const);", ['typescript(no-unnecessary-condition)']],
  ['unread', 'const _answer = 1;', ['eslint(no-unused-vars)']],
  ['unread-part', 'const { length: _length } = [1];', ['eslint(no-unused-vars)']],
  ['rest', 'export const g = ({ a, ...rest }: { a: 1; b: 2 }) => rest;', []],
  ['argument', 'export const h = (_call: string, answer: string) => answer;', []],
  ['unread.test', 'const _answer = 1;', []],
  ['apps/web/src/hook', HOOK, ['react-hooks(rules-of-hooks)']],
  ['libs/ui/src/hook', HOOK, ['react-hooks(rules-of-hooks)']],
  ['apps/mock-api/src/hook', HOOK, []],
  [
    'apps/mock-api/src/unsafe',
    "export const f = (): number => JSON.parse('1');",
    ['typescript(no-unsafe-return)'],
  ],
  ['e2e/chain', 'export const b = (a?: { b: 1 }) => a && a.b;', ['typescript(prefer-optional-chain)']],
  ['tools/src/__generated__/any', 'export const given: any = 1;', []],
  ['loose', 'export const same = (a: number, b: number) => a == b;', ['eslint(eqeqeq)']],
  ['missing', 'export const none = (a: string | null | undefined) => a == null;', []],
  [
    'stale',
    '// oxlint-disable-next-line no-debugger -- nothing is there to refuse\nexport const a = 1;',
    [''],
  ],
];

let folder = '';
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  const compilerOptions = { strict: true, module: 'esnext', target: 'esnext', lib: ['esnext'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*'] }));
  for (const [name, text] of cases) {
    const path = join(folder, `${name}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  }
  // The places of the rules are counted from the folder of the configuration.
  const again = `export { default } from ${JSON.stringify(pathToFileURL(join(root, 'oxlint.config.ts')))};\n`;
  writeFileSync(join(folder, 'oxlint.config.ts'), again);
  ({ output } = await run('oxlint', ['-f', 'unix'], { cwd: folder, capture: true }));
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What was found in a file: names of rules, of which a comment that switches nothing off has none. */
function foundIn(name: string): string[] {
  const lines = output.split('\n').filter((line) => line.startsWith(`${name}.ts:`));
  return lines.map((line) => /\[Error\/?(.*)\]$/.exec(line)?.[1] ?? line);
}

it.each(cases)('the rules that everybody has are checked: %s', (name, _text, rules) => {
  expect(foundIn(name)).toEqual(rules);
});
