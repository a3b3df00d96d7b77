import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { createProjectGraphAsync, readCachedProjectGraph } from 'nx/src/devkit-exports.js';
import ts from 'typescript-eslint';
import { boundaries } from './boundaries.js';
import { root } from './places.js';

const parser: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
};
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: [parser, ...boundaries] });

function hasGraph(): boolean {
  try {
    return readCachedProjectGraph().nodes['@magpie/web'] !== undefined;
  } catch {
    return false;
  }
}

/**
 * Makes the graph of the projects, without which the rule about them says nothing: a run by nx leaves one, a run of the tests
 * alone in a fresh clone has none. It takes half a second of processor time, and none where there is one.
 */
export async function readyGraph(): Promise<void> {
  if (hasGraph()) return;
  // In this process: a daemon would outlive the tests.
  process.env['NX_DAEMON'] = 'false';
  await createProjectGraphAsync({ exitOnError: false });
}

/** What the import rules say of a file with this content. */
export async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}
