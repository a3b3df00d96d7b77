import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stories',
    environment: 'node',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Generous, for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
