import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '#platform/worlds/index.ts';

/** The templates that each seed came to, by the names of their files, which change with structure and version. */
const kept = new WeakMap<Seed, Map<string, Buffer>>();

const folderIn = (dataDir: string): string => join(dataDir, '.template');

/** Puts the templates of a seed into a data folder that has none, as an earlier start would have left them. */
export function layTemplates(seed: Seed, dataDir: string): void {
  const folder = folderIn(dataDir);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of kept.get(seed) ?? []) writeFileSync(join(folder, name), content);
}

/** Remembers the templates that a start has built. */
export function keepTemplates(seed: Seed, dataDir: string): void {
  const templates = kept.get(seed) ?? new Map<string, Buffer>();
  kept.set(seed, templates);
  const folder = folderIn(dataDir);
  for (const name of readdirSync(folder)) {
    if (!templates.has(name)) templates.set(name, readFileSync(join(folder, name)));
  }
}
