import { newDatabase, onPostgres } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { afterEach, beforeEach } from 'vitest';
import { openTestWorlds } from '#platform/worlds/testing.ts';
import type { TestWorlds } from '#platform/worlds/testing.ts';

/** Opens worlds in a folder of their own for each test of the calling file. */
export function worldsForTest(): TestWorlds {
  let opened: TestWorlds | undefined;
  let database: TestDatabase | null = null;
  beforeEach(async () => {
    database = onPostgres ? await newDatabase() : null;
    opened = await openTestWorlds(database ? { databaseUrl: database.url } : {});
  });
  afterEach(async () => {
    await opened?.close();
    await database?.drop();
  });
  const current = (): TestWorlds => {
    if (!opened) throw new Error('The worlds are open only during tests and their hooks.');
    return opened;
  };
  return {
    get registry() {
      return current().registry;
    },
    get dataDir() {
      return current().dataDir;
    },
    reopen: (options) => current().reopen(options),
    close: () => current().close(),
  };
}
