import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { answering } from '../eslint/code.js';
import { magpie } from '../eslint/plugin.js';
import { isForTests, type Source } from '../joined/source-tree.ts';
import type { Figure } from './figures.ts';

const parsing: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  plugins: { magpie },
  languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
};

/** What a rule counts, and where the lint holds it. */
const counted = [
  {
    name: 'functions over their lines',
    rule: 'magpie/function-lines',
    isHeld: () => true,
  },
  {
    name: 'raw pixels, sizes and colours',
    rule: 'magpie/no-raw-style',
    isHeld: (path: string) => /^apps\/web\/src\/(?:app|features|shared|shell)\//.test(path),
  },
  {
    name: 'amounts and moments held against limits by apps',
    rule: 'magpie/rules-in-domain',
    isHeld: (path: string) =>
      /^apps\/(?:web\/src\/(?:app|features|shared|shell)|mock-api\/src\/modules)\//.test(path),
  },
  {
    name: 'refusals worded by the platform',
    rule: 'magpie/refusals-from-tables',
    isHeld: (path: string) => path.startsWith('apps/mock-api/src/') && !answering.includes(path),
  },
] as const;

function complaintsOf({ path, text }: Source, linter: Linter): string[] {
  const rules = Object.fromEntries(
    counted.filter(({ isHeld }) => isHeld(path)).map(({ rule }) => [rule, 'error']),
  ) as Linter.RulesRecord;
  return linter
    .verify(text, [parsing, { files: ['**/*.{ts,tsx}'], rules }], { filename: path })
    .map(({ ruleId }) => ruleId ?? '');
}

/** How often the product breaks the budgets of the lint, by the rules themselves. */
export function lintFigures(sources: readonly Source[]): Figure[] {
  const linter = new Linter();
  const complaints = sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !isForTests(path))
    .flatMap((source) => complaintsOf(source, linter));
  return counted.map(({ name, rule }) => ({
    name,
    value: complaints.filter((each) => each === rule).length,
    unit: 'places',
  }));
}
