import { join } from 'node:path';
import { Linter } from 'eslint';
import { code } from '../eslint/code.js';
import { isForTests, type Source } from '../joined/source-tree.ts';
import { root } from '../shared/root.ts';
import type { Figure } from './figures.ts';

const counted = {
  'magpie/function-lines': 'functions over their lines',
  'magpie/no-raw-style': 'raw pixels, sizes and colours',
  'magpie/rules-in-domain': 'amounts and moments held against limits by apps',
  'magpie/refusals-from-tables': 'refusals worded by the platform',
};

/** How often the product breaks the budgets of the lint, by its own rules in the places where it holds them. */
export function lintFigures(sources: readonly Source[]): Figure[] {
  const linter = new Linter({ cwd: root });
  const complaints = sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !isForTests(path))
    .flatMap(({ path, text }) => linter.verify(text, code, { filename: join(root, path) }));
  return Object.entries(counted).map(([rule, name]) => ({
    name,
    value: complaints.filter(({ ruleId }) => ruleId === rule).length,
    unit: 'places',
  }));
}
