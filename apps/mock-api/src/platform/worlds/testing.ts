import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Reader } from '../store/database.ts';
import { addRows } from '../store/written-rows.ts';
import { structureOf } from '../store/structure.ts';
import { openWorlds } from './open-worlds.ts';
import type { RegistryOptions } from './registry-options.ts';
import type { Seed, Unit, WorldRegistry } from './types.ts';

/** Worlds in a folder of their own, for tests. */
export interface TestWorlds {
  readonly registry: WorldRegistry;
  readonly dataDir: string;
  /** Opens the same folder again, as a restart does. Close the registry first. */
  reopen(options?: Partial<RegistryOptions>): Promise<WorldRegistry>;
  /** Closes the worlds and removes the folder. */
  close(): Promise<void>;
}

/** Writes one row, for tests of writing as such. */
export function addMail({ db }: Pick<Unit, 'db'>, id: string): Promise<void> {
  const content = { kind: 'EMAIL', recipient: 'mia', subject: null, body: '', code: null } as const;
  return addRows(db, 'mailbox', { id, ...content, sentAt: 0 });
}

/** Ids of the rows that {@link addMail} wrote, in order. */
export async function mailIds({ db }: { readonly db: Reader }): Promise<string[]> {
  const rows = await db.selectFrom('mailbox').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Breaks a rule that is looked at when the transaction is committed. */
export async function failAtCommit({ db }: Pick<Unit, 'db'>): Promise<void> {
  await sql`create table child (of text references members (id) deferrable initially deferred)`.execute(db);
  await sql`insert into child values ('nobody')`.execute(db);
}

/** A seed of one member, 'mem_mia', who joined three days before now. */
export const oneMember: Seed = async ({ db, now }) => {
  const joined = now.getTime() - 3 * 86_400_000;
  const names = { id: 'mem_mia', username: 'mia@magpie.test', email: 'mia@magpie.test' };
  await addRows(db, 'members', { ...names, createdAt: joined });
};

/** Opens worlds with the platform's own tables in a new folder under the system's folder for temporary files. */
export async function openTestWorlds(options: Partial<RegistryOptions> = {}): Promise<TestWorlds> {
  const dataDir = mkdtempSync(join(tmpdir(), 'magpie-worlds-'));
  const usual = {
    secret: 'worlds in tests',
    seed: oneMember,
    seedVersion: 'one-member',
    structure: structureOf([]),
  };
  const all: RegistryOptions = { dataDir, ...usual, ...options };
  const opened: WorldRegistry[] = [];
  const reopen = async (changes: Partial<RegistryOptions> = {}): Promise<WorldRegistry> => {
    const registry = await openWorlds({ ...all, ...changes });
    opened.push(registry);
    return registry;
  };
  const close = async (): Promise<void> => {
    for (const registry of opened) await registry.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { registry: await reopen(), dataDir, reopen, close };
}
