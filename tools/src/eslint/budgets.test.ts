import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { magpie } from './plugin.js';
import { root } from './places.js';

const eslint = new ESLint({ cwd: root });

async function rulesOf(file: string): Promise<Linter.RulesRecord> {
  const config = (await eslint.calculateConfigForFile(join(root, file))) as { rules: Linter.RulesRecord };
  return config.rules;
}

/** What one rule, as the workspace sets it for a file, says of a text. */
async function complaints(rule: string, code: string, file: string): Promise<string[]> {
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [rule]: (await rulesOf(file))[rule] ?? 'off' },
  };
  return new Linter().verify(code, config, { filename: 'some-file.tsx' }).map(({ message }) => message);
}

/** A body of so many lines. */
const lines = (count: number): string => 'step();\n'.repeat(count);

describe('lines of a function', () => {
  const length = (code: string, file = 'apps/web/src/x.tsx') =>
    complaints('magpie/function-lines', code, file);

  it.each([
    ['a function', `function a() {\n${lines(79)}}`],
    ['an arrow', `const a = () => {\n${lines(79)}};`],
    ['a method', `const a = {\nb() {\n${lines(79)}},\n};`],
    ['a function whose lines are empty', `function a() {\n${'\n'.repeat(79)}}`],
    ['a function whose lines are comments', `function a() {\n${'// why\n'.repeat(79)}}`],
    ['one that holds a component', `function a() {\nconst B = () => <p />;\n${lines(78)}}`],
  ])('are at most 80 in %s', async (_what, code) => {
    expect(await length(code)).toEqual(['This function has 81 lines; at most 80 are allowed.']);
    expect(await length(code.replace(/step\(\);\n|\/\/ why\n|\n(?=\n)/, ''))).toEqual([]);
  });

  it.each([
    ['returns JSX', `function A() {\n${lines(116)}return <p />;\n}`],
    ['returns a fragment or nothing', `const A = () => {\n${lines(116)}return open ? <></> : null;\n};`],
    ['returns JSX on a condition', `const A = () => {\n${lines(116)}return open && <p />;\n};`],
    ['is JSX', `const A = () => (\n<p>\n${'<b />\n'.repeat(115)}</p>\n);`],
    ['returns early', `function A() {\nif (open) return <p />;\n${lines(115)}return null;\n}`],
  ])('are at most 120 in one that %s', async (_what, code) => {
    expect(await length(code.replace(/\n/, '\n\n'))).toEqual([]);
    expect(await length(code.replace(/\n/, '\n\n\n'))).toEqual([
      'This function has 121 lines; at most 120 are allowed.',
    ]);
  });

  it.each(['libs/domain/src/x.ts', 'apps/mock-api/src/x.ts', 'tools/src/x.js', 'e2e/support/x.ts'])(
    'are counted in %s',
    async (file) => {
      expect(await length(`function a() {\n${lines(79)}}`, file)).toHaveLength(1);
    },
  );

  it.each(['libs/domain/src/x.test.ts', 'e2e/x.spec.ts'])('are not counted in %s', async (file) => {
    expect(await length(`describe('a', () => {\n${lines(200)}});`, file)).toEqual([]);
  });
});

describe('imports of one module', () => {
  const duplicates = (code: string, file: string) => complaints('no-duplicate-imports', code, file);

  it.each([
    "import { a } from './a.ts';\nimport { b } from './a.ts';",
    "import type { A } from './a.ts';\nimport type { B } from './a.ts';",
    "import { a } from './a.ts';\nimport { type A } from './a.ts';",
  ])('are one: refuses %j', async (code) => {
    for (const file of ['apps/web/src/x.tsx', 'libs/domain/src/x.test.ts', 'tools/src/x.js']) {
      expect(await duplicates(code, file)).toEqual(["'./a.ts' import is duplicated."]);
    }
  });

  it.each([
    "import { a, type A } from './a.ts';",
    "import { a } from './a.ts';\nimport type { A } from './a.ts';",
    "import { a } from './a.ts';\nexport { a } from './a.ts';",
  ])('are one: allows %j', async (code) => {
    expect(await duplicates(code, 'libs/domain/src/x.ts')).toEqual([]);
  });
});
