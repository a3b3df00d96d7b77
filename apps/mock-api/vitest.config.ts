import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const domain = fileURLToPath(new URL('../../libs/domain/src', import.meta.url));

const usesPostgres = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/src/postgres/');

/** Small files with long tests: by their size they come last, one worker alone with them. */
class PostgresFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(usesPostgres), ...sorted.filter((file) => !usesPostgres(file))];
  }
}

export default defineConfig({
  resolve: {
    alias: [
      // One copy of graphql: packages load its CommonJS build, so what is tested loads the same.
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // Pages of games are sent the domain's own files beside their scripts (src/stubs/assets.ts).
      { find: /^\.\/(deck|fairness)\.js$/, replacement: `${domain}/studio/$1.ts` },
      { find: './game-session-reasons.js', replacement: `${domain}/play/game-session-reasons.ts` },
    ],
  },
  test: {
    name: 'mock-api',
    environment: 'node',
    setupFiles: ['./test/setup.ts'],
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'console/**'],
    // One process runs many files, which load the platform once. A test undoes what it changes beyond its own platform.
    isolate: false,
    // Less is moved from the young generation to the old one: a tenth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2,
    sequence: { sequencer: PostgresFirst },
    // Far more than anything needs, so that a busy machine has time for it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
