import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform, PlatformParts } from '../../src/app.ts';
import { createPlatform } from '../../src/app.ts';
import { readSettings } from '../../src/config.ts';
import { createLogger } from '#platform/logging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { onPostgres, seededDatabase } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { keepTemplates, layTemplates } from './templates.ts';

/** A platform on a free port over a data folder of its own, for tests over real HTTP and sockets. */
export interface TestPlatform extends Platform {
  /** Lines of the log so far, as they were written. */
  readonly log: readonly string[];
  /** A new world, whose clock stands still at the moment given, or runs when none is. The third draws the same in each run. */
  newWorld(frozenAt?: string): Promise<World>;
}

/** Most tests put in the few people they need themselves, so that a change of the seeds does not touch them. */
const nothing: NonNullable<PlatformParts['seed']> = { write: () => Promise.resolve(), version: 'none' };

const databases = new Map<string, TestDatabase>();

/** A new database, or the one that stands for a data folder which is started again. */
async function databaseFor(
  seed: typeof nothing,
  { DATA_DIR: folder = '' }: Readonly<Record<string, string>>,
): Promise<TestDatabase> {
  const known = databases.get(folder);
  if (known) return known;
  const made = await seededDatabase(seed);
  if (folder !== '') databases.set(folder, made);
  return made;
}

/** Starts a platform; `close` stops it and removes its data. Settings are given as environment variables. */
export async function startTestPlatform(
  parts: PlatformParts = {},
  env: Readonly<Record<string, string>> = {},
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'magpie-http-'));
  const seed = parts.seed ?? nothing;
  const database = onPostgres && env['DATABASE_URL'] === undefined ? await databaseFor(seed, env) : null;
  const place = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
  const settings = readSettings({ API_PORT: '0', MOCK_CONTROL: 'on', ...place, ...env });
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => log.push(line) });
  const isOnFiles = settings.databaseUrl === null;
  if (isOnFiles) layTemplates(seed.write, settings.dataDir);
  const platform = await createPlatform(settings, { logger, ...parts, seed });
  if (isOnFiles) keepTemplates(seed.write, settings.dataDir);
  let worlds = 0;
  return {
    ...platform,
    log,
    newWorld(frozenAt) {
      worlds += 1;
      const clock = frozenAt === undefined ? {} : { now: new Date(frozenAt), frozen: true };
      return platform.registry.create({ seed: worlds, ...clock });
    },
    async close() {
      await platform.close();
      if (env['DATA_DIR'] === undefined) await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
