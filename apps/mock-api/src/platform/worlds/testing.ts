import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRows } from '../store/rows.ts';
import { structureOf } from '../store/structure.ts';
import { openWorlds } from './registry.ts';
import type { RegistryOptions } from './registry.ts';
import type { Seed, WorldRegistry } from './types.ts';

/** Worlds in a folder of their own, for tests. */
export interface TestWorlds {
  readonly registry: WorldRegistry;
  readonly dataDir: string;
  /** Opens the same folder again, as a restart does. Close the registry first. */
  reopen(options?: Partial<RegistryOptions>): Promise<WorldRegistry>;
  /** Closes the worlds and removes the folder. */
  close(): Promise<void>;
}

/** What a row of the mailbox needs beside its id. */
export const anyMail = {
  kind: 'EMAIL',
  recipient: 'mia',
  subject: null,
  body: '',
  code: null,
  sentAt: 0,
} as const;

/** A seed of one member, 'mem_mia', who joined three days before now. */
export const oneMember: Seed = async ({ db, now }) => {
  const joined = now.getTime() - 3 * 86_400_000;
  const names = { id: 'mem_mia', username: 'mia@magpie.test', email: 'mia@magpie.test' };
  await addRows(db, 'members', { ...names, createdAt: joined });
};

/** Opens worlds with the platform's own tables in a new folder under the system's folder for temporary files. */
export async function openTestWorlds(options: Partial<RegistryOptions> = {}): Promise<TestWorlds> {
  const dataDir = mkdtempSync(join(tmpdir(), 'magpie-worlds-'));
  const usual = { seed: oneMember, seedVersion: 'one-member', structure: structureOf([]) };
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
