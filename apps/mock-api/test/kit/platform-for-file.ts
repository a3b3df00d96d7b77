import { afterAll, beforeAll } from 'vitest';
import type { TestPlatform } from './platform.ts';

/** Runs a platform from before the first test of the calling file until after its last one. */
export function platformForFile(start: () => Promise<TestPlatform>): TestPlatform {
  let running: TestPlatform | undefined;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    await running?.close();
  });
  const current = (): TestPlatform => {
    if (!running) throw new Error('The platform runs only during tests and their hooks.');
    return running;
  };
  return {
    get url() {
      return current().url;
    },
    get registry() {
      return current().registry;
    },
    get services() {
      return current().services;
    },
    get log() {
      return current().log;
    },
    newWorld: (frozenAt) => current().newWorld(frozenAt),
    close: () => current().close(),
  };
}
