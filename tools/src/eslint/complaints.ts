import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript-eslint';
import { boundaries } from './boundaries.js';
import { root } from './places.js';

const parser: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
};
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: [parser, ...boundaries] });

/** What the import rules say of a file with this content. */
export async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}
