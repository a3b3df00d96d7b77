import { Memory } from '../store/memory.ts';
import { migrate } from '../store/migrate.ts';
import {
  dropSchema,
  hasTemplate,
  noteTemplate,
  structuring,
  templateSchema,
} from '../store/postgres/catalogue.ts';
import { queriesOnSchema } from '../store/postgres/dialect.ts';
import type { Borrowed, PostgresServer } from '../store/postgres/server.ts';
import { quoted } from '../store/postgres/text.ts';
import type { Structure } from '../store/structure.ts';
import { saveTemplateState, seedTemplate, templateFingerprint } from './template.ts';
import type { TemplateSource } from './template.ts';
import type { WorldStorage } from './world-storage.ts';

/** Brings a schema to the newest structure, in one transaction. */
export async function migrateSchema(
  server: PostgresServer,
  schema: string,
  structure: Structure,
): Promise<void> {
  const db = queriesOnSchema({ server, schema, memory: new Memory(), isFlag: structure.isFlag }, 'writing');
  await db.transaction().execute((transaction) => migrate(transaction, structure));
  server.origins.forget();
}

/** A schema of which no world knows, and nobody else. */
function storageOver(server: PostgresServer, schema: string, { isFlag }: Structure): WorldStorage {
  const reading = new Memory();
  const writing = new Memory((names) => {
    reading.told(names);
  });
  return {
    reader: queriesOnSchema({ server, schema, memory: reading, isFlag }, 'reading'),
    writer: queriesOnSchema({ server, schema, memory: writing, isFlag }, 'writing'),
    shared: null,
    hold: (task) => task(),
    copyTo: () => undefined,
    put: () => undefined,
    dispose: () => undefined,
  };
}

async function build(
  server: PostgresServer,
  schema: string,
  { seed, structure }: TemplateSource,
): Promise<void> {
  await server.using(async (run) => {
    await dropSchema(run, schema);
    await run(`create schema ${quoted(schema)}`);
  });
  await migrateSchema(server, schema, structure);
  const storage = storageOver(server, schema, structure);
  await saveTemplateState(storage.writer);
  await seedTemplate(storage, seed);
}

/** The seeded schema that new worlds are copies of, built once for each structure and seed version by one of the replicas. */
export async function ensureSchemaTemplate(server: PostgresServer, source: TemplateSource): Promise<string> {
  const fingerprint = templateFingerprint(source);
  const schema = templateSchema(fingerprint);
  const isThere = (run: Borrowed['run']): Promise<boolean> => hasTemplate(run, fingerprint);
  if (await server.using(isThere)) return schema;
  await structuring(server, async (run) => {
    if (await isThere(run)) return;
    await build(server, schema, source);
    await noteTemplate(run, fingerprint);
  });
  return schema;
}
