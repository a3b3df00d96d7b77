import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages load graphql's CommonJS build, so tests load the same: there must be one copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'tools',
    environment: 'node',
    // Shares loaded modules: a third less time.
    isolate: false,
    // By itself Vitest leaves a core out, and these tests are the last to run.
    maxWorkers: 2,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Generous, for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
