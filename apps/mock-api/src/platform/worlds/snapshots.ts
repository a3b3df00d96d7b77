import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Structure } from '../store/structure.ts';
import { SnapshotNotFound } from './errors.ts';
import { putInPlace, removeDatabase } from './files.ts';
import type { WorldFiles } from './files.ts';
import { startIncarnation } from './stamp.ts';
import { upgradeFile } from './template.ts';
import type { WorldSnapshot } from './types.ts';
import type { OpenWorld } from './world.ts';

function noteOf(files: WorldFiles, id: string, name: string): string {
  return files.snapshot(id, name).replace(/\.sqlite$/, '.json');
}

function readNote(path: string, name: string): WorldSnapshot {
  const note: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof note === 'object' && note !== null && 'now' in note && 'createdAt' in note) {
    return { name, now: new Date(String(note.now)), createdAt: new Date(String(note.createdAt)) };
  }
  throw new TypeError(`The note of the snapshot '${name}' is broken.`);
}

export async function takeSnapshot(
  files: WorldFiles,
  world: OpenWorld,
  name: string,
  createdAt: Date,
): Promise<WorldSnapshot> {
  const place = files.snapshot(world.id, name);
  const unfinished = files.unfinished(`snapshot-${randomUUID()}`);
  const now = await world.copyTo(unfinished);
  mkdirSync(files.snapshots(world.id), { recursive: true });
  putInPlace(unfinished, place, world.durable);
  const note = noteOf(files, world.id, name);
  writeFileSync(`${note}.new`, JSON.stringify({ now, createdAt }));
  renameSync(`${note}.new`, note);
  return { name, now, createdAt };
}

/** A world's snapshots, newest first. */
export function snapshotsOf(files: WorldFiles, id: string): WorldSnapshot[] {
  if (!existsSync(files.snapshots(id))) return [];
  return readdirSync(files.snapshots(id))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .map((name) => readNote(noteOf(files, id, name), name))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.name < b.name ? -1 : 1));
}

/** Puts a world back to a copy kept earlier. Throws {@link SnapshotNotFound}. */
export async function restoreSnapshot(
  { files, structure }: { readonly files: WorldFiles; readonly structure: Structure },
  world: OpenWorld,
  name: string,
): Promise<void> {
  const place = files.snapshot(world.id, name);
  const unfinished = files.unfinished(`restore-${randomUUID()}`);
  await world.replace(async () => {
    if (!existsSync(place)) throw new SnapshotNotFound(name);
    copyFileSync(place, unfinished);
    await upgradeFile(unfinished, structure);
    startIncarnation(unfinished);
    return unfinished;
  });
}

/** Throws {@link SnapshotNotFound}. */
export function removeSnapshot(files: WorldFiles, id: string, name: string): void {
  const place = files.snapshot(id, name);
  if (!existsSync(place)) throw new SnapshotNotFound(name);
  rmSync(noteOf(files, id, name), { force: true });
  removeDatabase(place);
}

export function removeSnapshots(files: WorldFiles, id: string): void {
  rmSync(files.snapshots(id), { recursive: true, force: true });
}
