import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { InvalidWorldName } from './errors.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,47}$/;
const EXTENSION = '.sqlite';
const TEMPLATES_KEPT = 4;

/** The text itself when it can name a world or a snapshot. Throws {@link InvalidWorldName}. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new InvalidWorldName();
  return name;
}

function fsyncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function removeBeside(path: string): void {
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true });
}

/** Removes a closed database file and what SQLite keeps beside it. */
export function removeDatabase(path: string): void {
  rmSync(path, { force: true });
  removeBeside(path);
}

/** In one step, and when durable so that it survives a power cut. The file that is replaced must be closed. */
export function putInPlace(from: string, to: string, durable: boolean): void {
  if (durable) fsyncPath(from);
  removeBeside(to);
  renameSync(from, to);
  if (durable) fsyncPath(dirname(to));
}

/** The files of one data folder. Names of worlds cannot begin with a dot, so the other folders cannot be taken for one. */
export class WorldFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const name of ['.template', '.snapshots', '.new'])
      mkdirSync(join(folder, name), { recursive: true });
    for (const name of readdirSync(join(folder, '.new'))) rmSync(join(folder, '.new', name), { force: true });
  }

  world(id: string): string {
    return join(this.#folder, `${checkedName(id)}${EXTENSION}`);
  }

  template(fingerprint: string): string {
    return join(this.#folder, '.template', `${fingerprint}${EXTENSION}`);
  }

  unfinished(name: string): string {
    return join(this.#folder, '.new', `${name}-${String(process.pid)}${EXTENSION}`);
  }

  snapshots(id: string): string {
    return join(this.#folder, '.snapshots', checkedName(id));
  }

  snapshot(id: string, name: string): string {
    return join(this.snapshots(id), `${checkedName(name)}${EXTENSION}`);
  }

  exists(id: string): boolean {
    return existsSync(this.world(id));
  }

  /** Ids of the worlds there are, in order. */
  ids(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length))
      .filter((id) => NAME.test(id))
      .sort();
  }

  /** Removes old templates; a few stay, because another process may still make worlds of them. */
  removeOldTemplates(): void {
    const folder = join(this.#folder, '.template');
    const templates = readdirSync(folder).map((name) => join(folder, name));
    const byAge = templates
      .map((path) => ({ path, made: statSync(path).mtimeMs }))
      .sort((a, b) => b.made - a.made);
    for (const { path } of byAge.slice(TEMPLATES_KEPT)) rmSync(path, { force: true });
  }
}
