import nx from '@nx/eslint-plugin';
import { magpie } from './plugin.js';

const depConstraints = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['type:data', 'type:stories'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'type:schema', onlyDependOnLibsWithTags: ['type:schema'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data', 'type:schema'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:domain'] },
  { sourceTag: 'type:stories', onlyDependOnLibsWithTags: ['type:domain', 'type:data'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:ui', 'type:domain', 'type:data', 'type:schema', 'type:stories'],
  },
];

const source = ['**/*.{ts,tsx}'];
const stores = ['**/store.ts', '**/*-store.ts', '**/store/**', '**/testing.ts'];
const tests = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**'];

/** @type {import('eslint').Linter.Config[]} */
export const boundaries = [
  {
    files: source,
    plugins: { '@nx': /** @type {any} */ (nx), magpie },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allowCircularSelfDependency: true, depConstraints },
      ],
      'magpie/import-walls': 'error',
      'magpie/no-import-cycles': 'error',
    },
  },
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: tests,
    rules: { 'magpie/pure-domain': 'error', 'magpie/given-time': 'error' },
  },
  {
    files: ['apps/mock-api/src/modules/**/*.ts'],
    ignores: tests,
    rules: { 'magpie/given-time': 'error' },
  },
  {
    files: ['apps/mock-api/src/**/*.ts'],
    ignores: [...tests, ...stores],
    rules: { 'magpie/sql-in-stores': 'error' },
  },
];
