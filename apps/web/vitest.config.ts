import { existsSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const bundles = new URL('../../node_modules/.cache/test-bundles.json', import.meta.url);
const files: Record<string, string> = existsSync(bundles)
  ? (JSON.parse(readFileSync(bundles, 'utf8')) as { files: Record<string, string> }).files
  : {};
const alias = Object.entries(files).map(([find, file]) => ({
  find,
  replacement: new URL(file, bundles).pathname,
}));

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    name: 'web',
    environment: 'jsdom',
    // What is loaded is shared (ownPage in libs/ui/src/testing): a fifth of the time.
    isolate: false,
    // Less is moved from the young generation to the old one: a tenth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // A worker alone gets all its files at once and makes one document for them. The other core has the other half of the
    // files (package.json).
    maxWorkers: 1,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // Far more than anything needs, so that a busy machine has time for it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
