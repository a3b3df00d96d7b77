import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { structure } from '../../src/all-modules.ts';
import { openWorlds } from '#platform/worlds/index.ts';
import type { Seed } from '#platform/worlds/index.ts';

const program = fileURLToPath(new URL('../../../../tools/src/postgres/main.ts', import.meta.url));

/** Whether what runs on files otherwise is to run on PostgreSQL: `MAGPIE_TEST_DATABASE=postgres npx vitest run FILE`. */
export const onPostgres = process.env['MAGPIE_TEST_DATABASE'] === 'postgres';

async function startServer(): Promise<string | null> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => null);
  const said = once(createInterface(child.stdout), 'line').then(([line]: unknown[]) => String(line));
  const url = await Promise.race([said, ended]);
  // It ends with the test process, whose end closes its input, and must not keep it alive.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if ('unref' in stream) (stream.unref as () => void)();
  return url;
}

let server: Promise<string | null> | undefined;

/** Address of a server of this test process; null where PostgreSQL is not installed. */
export function postgresServer(): Promise<string | null> {
  return (server ??= startServer());
}

async function serverUrl(): Promise<string> {
  const url = await postgresServer();
  if (url === null) throw new Error('PostgreSQL is not installed; MAGPIE_TEST_DATABASE=postgres needs it.');
  return url;
}

/** Runs a statement outside of all databases of the tests. */
async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: await serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

let databases = 0;

async function makeDatabase(from: string): Promise<string> {
  databases += 1;
  const name = `magpie_${String(process.pid)}_${String(databases)}`;
  await administer(`create database ${name} template ${from}`);
  return name;
}

async function urlOf(name: string): Promise<string> {
  const url = new URL(await serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** A database of a test. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database. @param from the name of one that it is a copy of; an empty one when left out */
export async function newDatabase(from = 'template1'): Promise<TestDatabase> {
  const name = await makeDatabase(from);
  return { url: await urlOf(name), drop: () => administer(`drop database if exists ${name} with (force)`) };
}

const seeded = new WeakMap<Seed, Promise<string>>();

async function makeSeeded(seed: { readonly write: Seed; readonly version: string }): Promise<string> {
  const name = await makeDatabase('template1');
  const source = { seed: seed.write, seedVersion: seed.version, structure };
  const worlds = await openWorlds({ dataDir: '', databaseUrl: await urlOf(name), secret: '', ...source });
  await worlds.close();
  return name;
}

/** A new database as an earlier start with a seed would have left it. */
export async function seededDatabase(seed: {
  readonly write: Seed;
  readonly version: string;
}): Promise<TestDatabase> {
  const made = seeded.get(seed.write) ?? makeSeeded(seed);
  seeded.set(seed.write, made);
  return newDatabase(await made);
}
