import { defineConfig } from 'oxlint';
import { reactRules, sourceRules } from './tools/src/eslint/oxlint-rules.js';

const tests = ['**/*.{test,spec}.{ts,tsx}'];

/**
 * The rules that everybody has, which oxlint checks in a tenth of ESLint's time; ESLint keeps the rules of this workspace alone
 * (docs/decisions/dependencies.md).
 */
export default defineConfig({
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/*.{js,mjs}', '**/dist/**', '**/__generated__/**'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...sourceRules,
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        // It does not see that a value is asserted to be there; the compiler does.
        'no-unsafe-optional-chaining': 'off',
        'typescript/dot-notation': 'off',
        // Its advice is the `!` that another rule refuses.
        'typescript/non-nullable-type-assertion-style': 'off',
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // A value that nobody reads is refused whatever its name begins with: an answer that is kept in `_answer` is one that
        // nobody looks at.
        'typescript/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      },
    },
    {
      files: ['apps/web/**/*.{ts,tsx}', 'apps/mock-api/console/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'],
      rules: { ...reactRules },
    },
    {
      files: tests,
      rules: {
        'typescript/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      },
    },
  ],
});
