import { boundaries } from './tools/src/eslint/boundaries.js';
import { code } from './tools/src/eslint/code.js';
import { contract } from './tools/src/eslint/graphql.js';

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/__generated__/**',
      '**/.nx/**',
      '**/.data/**',
      '**/.reports/**',
      '**/.cache/**',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  ...code,
  ...boundaries,
  ...contract,
];
