import js from '@eslint/js';
import ts from 'typescript-eslint';
import { magpie } from './plugin.js';
import { undecided } from './undecided.js';

const source = ['**/*.{ts,tsx}'];
const tests = ['**/*.{test,spec}.{ts,tsx}'];
const settings = ['**/*.config.{ts,js}', '**/codegen.ts', '**/*-setup.ts', '**/global-*.ts'];
const workbench = ['**/.storybook/*', '**/*.stories.tsx'];

// A package that has a default export is stood in for by one.
const standIns = ['apps/web/stand-ins/**'];

const testTraps = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme|fails)$/]',
    message: 'Every test runs: a test left out or expected to fail says nothing.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'A test waits for what it needs, never for a time.',
  },
];

const traps = [
  { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' },
  {
    selector: 'TSEnumDeclaration',
    message: 'A list of constants does not need code of its own: use `as const`.',
  },
];

/** @param {readonly string[]} places */
const sources = (places) => places.map((at) => `apps/mock-api/src/${at}.ts`);

/**
 * The places that answer for the protocol itself: a request that is no GraphQL, asks for too much, names no page or no place
 * in a list, or comes too often; and for what the platform is made of, its worlds, its clock and its ledger. No rule of a
 * business is behind these sentences, so they stand where the protocol is read.
 */
const protocol = sources([
  ...['check-request', 'cost', 'documents', 'errors', 'limits', 'scalars', 'socket/protocol', 'uploads'].map(
    (at) => `platform/graphql/${at}`,
  ),
  ...['answers', 'body', 'errors', 'server'].map((at) => `platform/http/${at}`),
  ...['ledger', 'worlds'].map((at) => `platform/${at}/errors`),
  'platform/clock/clock',
  'platform/filters/filters',
  'platform/idempotency/idempotency',
  'platform/paging/paging',
]);

/**
 * The places that hand on a refusal that has its words from elsewhere: a bet that was refused, a limit of the domain that was
 * reached, a fault that was planned with its words, and what the wallet answered to the game server.
 */
const handingOn = sources([
  'modules/play/wallet/types',
  'platform/rate-limits/rate-limits',
  'platform/http/faults',
  'stubs/games/wallet-calls',
]);

/** The files that may make a refusal out of a code and a text. */
export const answering = [...protocol, ...handingOn];

/** The files that read what the operator wrote: the heading of a part of a page says which tier it is about. */
export const readingTexts = ['apps/web/src/features/support/marketing/sections.tsx'];

/** What is wrong with the settings is told to whoever starts the platform, and to no caller. */
const settingsOfPlatform = sources(['config']);

/** What holds for every file that is written by hand, JavaScript too. @type {import('eslint').Linter.RulesRecord} */
const budgets = {
  'max-lines': ['error', 300],
  'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
  'magpie/described-disable': 'error',
  'magpie/file-names': 'error',
  'magpie/function-lines': 'error',
};

/** @type {import('eslint').Linter.RulesRecord} */
const rules = { ...budgets, 'no-restricted-syntax': ['error', ...traps] };

const fromTheme = {
  files: [
    'apps/web/src/{app,features,shared,shell}/**/*.{ts,tsx}',
    'apps/mock-api/console/src/**/*.{ts,tsx}',
  ],
  ignores: [...tests, '**/testing/**'],
  rules: { 'magpie/no-raw-style': 'error' },
};

const byReasons = {
  files: ['apps/web/src/{app,features,shared,shell}/**/*.{ts,tsx}'],
  ignores: [...tests, '**/testing/**', ...readingTexts],
  rules: { 'magpie/no-text-branches': 'error' },
};

/** @type {import('eslint').Linter.Config[]} */
export const code = /** @type {any} */ ([
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: source, languageOptions: { parser: ts.parser }, plugins: { magpie }, rules },
  {
    files: tests,
    rules: {
      'magpie/function-lines': 'off',
      'no-restricted-syntax': ['error', ...testTraps],
    },
  },
  {
    files: ['apps/mock-api/src/**/*.ts'],
    ignores: [...tests, ...answering, ...settingsOfPlatform],
    rules: { 'magpie/refusals-from-tables': 'error' },
  },
  {
    files: ['apps/{mock-api,web}/src/**/*.{ts,tsx}'],
    ignores: [...tests, '**/testing/**', ...Object.keys(undecided)],
    rules: { 'magpie/refusals-decided': 'error' },
  },
  {
    files: [
      'apps/web/src/{app,features,shared,shell}/**/*.{ts,tsx}',
      'apps/mock-api/console/src/**/*.{ts,tsx}',
      'apps/mock-api/src/{modules,stubs}/**/*.ts',
    ],
    ignores: [...tests, '**/testing/**'],
    rules: { 'magpie/rules-in-domain': 'error' },
  },
  fromTheme,
  byReasons,
  { files: [...settings, ...standIns, ...workbench], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    ...js.configs.recommended,
    plugins: { magpie },
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
    rules: {
      ...js.configs.recommended.rules,
      ...budgets,
    },
  },
]);
