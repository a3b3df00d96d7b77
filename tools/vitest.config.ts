import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One copy of graphql: packages load its CommonJS build, so what is tested loads the same.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'tools',
    environment: 'node',
    // What is loaded is shared: a third less time.
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Far more than anything needs, so that a busy machine has time for it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
