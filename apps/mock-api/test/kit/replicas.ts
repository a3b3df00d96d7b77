import { afterAll, beforeAll, describe } from 'vitest';
import type { PlatformParts } from '../../src/app.ts';
import { startTestPlatform } from './platform.ts';
import type { TestPlatform } from './platform.ts';
import { postgresServer, seededDatabase } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';
import { people } from './seeded.ts';

const hasPostgres = (await postgresServer()) !== null;

/** Where PostgreSQL is not installed, which is told in one line, what needs it is left out. */
export function describeOnPostgres(name: string, body: () => void): void {
  describe.skipIf(!hasPostgres)(name, body);
}

/** Platforms that serve the same worlds. */
export interface Replicas {
  readonly database: TestDatabase;
  readonly all: readonly TestPlatform[];
  readonly close: () => Promise<void>;
}

/** Starts replicas at the same moment. @param database that they share; one with the seeded people when left out */
export async function startReplicas(
  count: number,
  parts: PlatformParts = {},
  database?: TestDatabase,
): Promise<Replicas> {
  const seed = parts.seed ?? people;
  const shared = database ?? (await seededDatabase(seed));
  const start = () => startTestPlatform({ ...parts, seed }, { DATABASE_URL: shared.url });
  const all = await Promise.all(Array.from({ length: count }, start));
  return {
    database: shared,
    all,
    async close() {
      await Promise.all(all.map((each) => each.close()));
      await shared.drop();
    },
  };
}

/** Two replicas from before the first test of the calling file until after its last one. */
export function twoReplicas(parts: PlatformParts = {}): () => readonly [TestPlatform, TestPlatform] {
  let running: Replicas | undefined;
  beforeAll(async () => {
    running = await startReplicas(2, parts);
  });
  afterAll(async () => {
    await running?.close();
  });
  return () => {
    const [one, other] = running?.all ?? [];
    if (!one || !other) throw new Error('The replicas run only during tests and their hooks.');
    return [one, other];
  };
}
