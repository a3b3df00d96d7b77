import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { magpie } from './plugin.js';
import { root } from './places.js';

const source = ['**/*.{ts,tsx}'];
const tests = ['**/*.{test,spec}.{ts,tsx}'];
const settings = ['**/*.config.{ts,js}', '**/codegen.ts', '**/*-setup.ts', '**/global-*.ts'];

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
  'platform/auth/check-client',
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

/**
 * Outside of tests a value that nobody reads is refused whatever its name begins with: an answer that is kept in `_answer` is
 * one that nobody looks at.
 * @type {import('eslint').Linter.RuleEntry}
 */
export const unreadNames = ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }];

/** What holds for every file that is written by hand, JavaScript too. @type {import('eslint').Linter.RulesRecord} */
const budgets = {
  'max-lines': ['error', 300],
  'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
  'magpie/described-disable': 'error',
  'magpie/file-names': 'error',
  'magpie/function-lines': 'error',
};

/** @type {import('eslint').Linter.RulesRecord} */
const rules = {
  ...budgets,
  'no-console': 'off',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-restricted-syntax': ['error', ...traps],
  'dot-notation': 'off',
  '@typescript-eslint/dot-notation': 'off',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  // Its advice is the `!` that the rule above refuses.
  '@typescript-eslint/non-nullable-type-assertion-style': 'off',
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-unused-vars': unreadNames,
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
};

const fromTheme = {
  files: ['apps/web/src/{app,features,shared,shell}/**/*.{ts,tsx}'],
  ignores: [...tests, '**/testing/**'],
  rules: { 'magpie/no-raw-style': 'error' },
};

/** @type {import('eslint').Linter.Config[]} */
export const code = /** @type {any} */ ([
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...ts.config({
    files: source,
    extends: [js.configs.recommended, ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
  }),
  { files: source, plugins: { magpie }, rules },
  { files: ['apps/web/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: tests,
    rules: {
      'magpie/function-lines': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...testTraps],
    },
  },
  {
    files: ['apps/mock-api/src/**/*.ts'],
    ignores: [...tests, ...answering],
    rules: { 'magpie/refusals-from-tables': 'error' },
  },
  {
    files: [
      'apps/web/src/{app,features,shared,shell}/**/*.{ts,tsx}',
      'apps/mock-api/src/{modules,stubs}/**/*.ts',
    ],
    ignores: [...tests, '**/testing/**'],
    rules: { 'magpie/rules-in-domain': 'error' },
  },
  fromTheme,
  { files: settings, rules: { 'no-restricted-syntax': 'off' } },
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
