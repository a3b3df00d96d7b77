import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['libs/*', 'apps/*', 'tools', 'schema'], passWithNoTests: true },
});
