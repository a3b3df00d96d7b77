import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript-eslint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, readingTexts } from './code.js';
import { magpie } from './plugin.js';
import { root } from './places.js';

function complaints(rule: string, code: string, filename = 'some-file.ts'): string[] {
  const linter = new Linter();
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { [`magpie/${rule}`]: 'error', 'no-debugger': 'error' },
  };
  return linter.verify(code, config, { filename }).map(({ message }) => message);
}

describe('described-disable', () => {
  it.each([
    '/* eslint-disable */\ndebugger;',
    '/* eslint-disable no-debugger */\ndebugger;',
    '// eslint-disable-next-line no-debugger\ndebugger;',
    '// eslint-disable-next-line no-debugger -- why\ndebugger;',
    'debugger; // eslint-disable-line',
    '// oxlint-disable-next-line no-debugger\ndebugger;',
  ])('refuses %j', (code) => {
    expect(complaints('described-disable', code).join()).toMatch(/say why/);
  });

  it('allows a rule named and argued', () => {
    const code = '// eslint-disable-next-line no-debugger -- the debugger is what this page shows\ndebugger;';
    expect(complaints('described-disable', code)).toEqual([]);
  });
});

it.each([
  ['some-file.test.ts', 0],
  ['SomeFile.ts', 1],
  ['some_file.ts', 1],
])('file-names finds %s to be wrong %i times', (name, times) => {
  expect(complaints('file-names', '', name)).toHaveLength(times);
});

describe('no-import-cycles', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cycles-'));
    writeFileSync(join(folder, 'a.ts'), "import { c } from './c.ts';\nexport const a = c;\n");
    writeFileSync(join(folder, 'b.ts'), "import type { A } from './a.ts';\nexport type B = A;\n");
    writeFileSync(join(folder, 'c.ts'), "export { b as c } from './b.ts';\n");
    writeFileSync(join(folder, 'd.ts'), 'export const d = 1;\n');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  async function circles(code: string): Promise<string[]> {
    const config: Linter.Config = {
      files: ['**/*.ts'],
      plugins: { magpie },
      languageOptions: { parser: ts.parser },
      rules: { 'magpie/no-import-cycles': 'error' },
    };
    const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: config });
    const [result] = await eslint.lintText(code, { filePath: join(folder, 'a.ts') });
    return (result?.messages ?? []).map(({ message }) => message);
  }

  it('names the way of a circle of three files, types included', async () => {
    const [message] = await circles("import { c } from './c.ts';\nexport const a = c;\n");
    expect(message).toMatch(/^Circle of imports: .*c\.ts -> .*b\.ts -> .*a\.ts\.$/);
  });

  it('allows imports that do not come back', async () => {
    expect(await circles("import { d } from './d.ts';\nexport const a = d;\n")).toEqual([]);
  });
});

describe('the configuration of the workspace', () => {
  const eslint = new ESLint({ cwd: root });

  async function severities(file: string): Promise<Record<string, unknown>> {
    const config = (await eslint.calculateConfigForFile(join(root, file))) as {
      rules: Record<string, [number]>;
    };
    return Object.fromEntries(Object.entries(config.rules).map(([rule, [severity]]) => [rule, severity]));
  }

  it.each([
    ['libs/domain/src/money/money.ts', ['magpie/pure-domain', 'magpie/given-time']],
    ['apps/mock-api/src/modules/session/service.ts', ['magpie/given-time', 'magpie/sql-in-stores']],
    ['apps/web/src/features/games/lobby.tsx', ['magpie/no-raw-style', 'magpie/no-text-branches']],
    [
      'schema/main/games.graphql',
      ['@graphql-eslint/require-description', '@graphql-eslint/no-unreachable-types'],
    ],
  ])('holds its own rules for %s', async (file, rules) => {
    expect(await severities(file)).toMatchObject(Object.fromEntries(rules.map((rule) => [rule, 2])));
  });

  it.each([
    'apps/mock-api/src/modules/session/service.ts',
    'apps/mock-api/src/platform/faults/faults.ts',
    'apps/mock-api/src/stubs/framed-pages.ts',
    'apps/mock-api/src/seed/seed.ts',
    'apps/mock-api/src/server.ts',
  ])('leaves the words of refusals in %s to the domain', async (file) => {
    expect(await severities(file)).toMatchObject({ 'magpie/refusals-from-tables': 2 });
  });

  it.each([
    'apps/mock-api/src/platform/paging/paging.ts',
    'apps/mock-api/src/modules/session/service.test.ts',
  ])('lets %s make refusals', async (file) => {
    expect(await severities(file)).not.toHaveProperty('magpie/refusals-from-tables');
  });

  it.each([
    ['make refusals', 'refusals-from-tables', answering],
    ['go by a text', 'no-text-branches', readingTexts],
  ])('lets no file %s that does not', (_what, rule, files) => {
    const idle = files.filter(
      (file) => complaints(rule, readFileSync(join(root, file), 'utf8'), file).length === 0,
    );
    expect(idle).toEqual([]);
  });

  it.each([
    ['apps/web/src/features/bets/x.tsx', 2],
    ['apps/mock-api/src/modules/cashback/x.ts', 2],
    ['apps/mock-api/src/platform/jobs/x.ts', 2],
    ['apps/mock-api/src/modules/cashback/x.test.ts', undefined],
    ['apps/mock-api/src/stubs/games/calls.ts', undefined],
  ])('holds what is refused to be decided for %s: %s', async (file, severity) => {
    expect((await severities(file))['magpie/refusals-decided']).toBe(severity);
  });

  it.each([
    ['apps/web/src/shared/rewards/x.tsx', 2],
    ['apps/web/src/features/bets/x.ts', 2],
    ['apps/mock-api/src/modules/cashback/x.ts', 2],
    ['apps/mock-api/src/stubs/games/rounds/x.ts', 2],
    ['apps/mock-api/src/platform/jobs/x.ts', undefined],
  ])('holds the rules in the domain for %s: %s', async (file, severity) => {
    expect((await severities(file))['magpie/rules-in-domain']).toBe(severity);
  });

  it.each([
    'libs/domain/src/x.ts',
    'apps/web/src/x.tsx',
    'apps/mock-api/src/x.ts',
    'e2e/x.spec.ts',
    'tools/src/x.ts',
  ])('holds the rules of every file for %s', async (file) => {
    expect(await severities(file)).toMatchObject({
      'max-lines': 2,
      '@nx/enforce-module-boundaries': 2,
      'magpie/import-walls': 2,
      'magpie/no-import-cycles': 2,
      'magpie/described-disable': 2,
    });
  });
});
