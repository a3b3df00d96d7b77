import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages load graphql's CommonJS build, so tests load the same: there must be one copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'tools',
    environment: 'node',
    // Shares loaded modules: a third less time.
    isolate: false,
    // Trees of syntax are large: a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // By itself Vitest leaves a core out, and these tests are the last to run.
    maxWorkers: 2,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
