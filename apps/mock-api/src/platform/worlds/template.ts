import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { EventBus } from '../events/index.ts';
import { RandomSource } from '../random/index.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import { queriesOn } from '../store/dialect.ts';
import { isNewest, migrate } from '../store/migrate.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';
import { jsonText } from '../store/values.ts';
import { putInPlace, removeDatabase } from './files.ts';
import type { WorldFiles } from './files.ts';
import { OpenFiles } from './open-files.ts';
import { readState } from './state.ts';
import { Storage } from './storage.ts';
import { saveState } from './store.ts';
import type { Seed } from './types.ts';
import type { WorldStorage } from './world-storage.ts';
import { OpenWorld } from './world.ts';

/** What the template's clock shows while it is seeded: a Monday, 13:00 in Sydney. */
export const TEMPLATE_NOW = new Date('2026-01-05T02:00:00.000Z');
const TEMPLATE_SEED = 1;

export interface TemplateSource {
  readonly seed: Seed;
  readonly seedVersion: string;
  readonly structure: Structure;
}

/** The state that a template is seeded in. */
export async function saveTemplateState(db: Kysely<Database>): Promise<void> {
  const { words, draws } = RandomSource.fromSeed('template', TEMPLATE_SEED).state();
  const now = TEMPLATE_NOW.getTime();
  const state = { seed: TEMPLATE_SEED, randomState: jsonText(words), draws, settings: '{}', createdAt: now };
  const clock = { clockOffsetMs: 0, clockFrozenAt: now, originNowAt: now };
  await saveState(db, { id: 1, ...state, ...clock, originFrozen: true, durable: false });
}

/** Another one for another structure or seed. */
export function templateFingerprint({ seedVersion, structure }: TemplateSource): string {
  const parts = JSON.stringify([structure.fingerprint, seedVersion, TEMPLATE_NOW]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

async function migrateFile(path: string, structure: Structure): Promise<void> {
  const db = queriesOn(new SqliteFile(path, { durable: false }));
  try {
    await migrate(db, structure);
    await saveTemplateState(db);
  } finally {
    await db.destroy();
  }
}

async function seedFile(path: string, { seed, structure }: TemplateSource): Promise<void> {
  const storage = new Storage(path, { durable: false, isFlag: structure.isFlag }, new OpenFiles(1));
  await seedTemplate(storage, seed);
}

/** Lets a seed write what the worlds begin with, and closes the storage. */
export async function seedTemplate(storage: WorldStorage, seed: Seed): Promise<void> {
  const state = await readState(storage.reader);
  const world = new OpenWorld({
    id: 'template',
    storage,
    state,
    drawSeed: '',
    bus: new EventBus(),
    realTime: () => 0,
  });
  try {
    await world.write(seed);
  } finally {
    await world.close();
  }
}

async function build(path: string, source: TemplateSource): Promise<void> {
  removeDatabase(path);
  await migrateFile(path, source.structure);
  await seedFile(path, source);
}

/** The seeded file that new worlds are copies of, built once for each structure and seed version. */
export async function ensureTemplate(files: WorldFiles, source: TemplateSource): Promise<string> {
  const template = files.template(templateFingerprint(source));
  if (existsSync(template)) return template;
  const unfinished = files.unfinished('template');
  await build(unfinished, source);
  putInPlace(unfinished, template, false);
  files.removeOldTemplates();
  return template;
}

/** Brings a world's file that an older version left to the newest structure. */
export async function upgradeFile(path: string, structure: Structure): Promise<void> {
  const db = queriesOn(new SqliteFile(path, { durable: true }));
  try {
    if (!(await isNewest(db, structure))) await migrate(db, structure);
  } finally {
    await db.destroy();
  }
}
