import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MomentPlaces } from './moments.ts';
import { contentsOf } from './world-file.ts';

const NOTE = '.json';

/** Moments in a data folder: the contents of each in a file, and what it says of itself beside it. */
export class MomentFolder implements MomentPlaces {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, '.moments');
  }

  async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, `.${randomUUID()}`);
    try {
      return await work(path);
    } finally {
      rmSync(path, { force: true });
    }
  }

  put(name: string, header: string, path: string): Promise<void> {
    renameSync(path, this.#place(name));
    writeFileSync(path, header);
    renameSync(path, this.#place(name) + NOTE);
    return Promise.resolve();
  }

  names(): Promise<readonly string[]> {
    const files = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    const notes = files.filter((file) => file.endsWith(NOTE));
    return Promise.resolve(notes.map((file) => file.slice(0, -NOTE.length)));
  }

  header(name: string): Promise<string | undefined> {
    const note = this.#place(name) + NOTE;
    return Promise.resolve(existsSync(note) ? readFileSync(note, 'utf8') : undefined);
  }

  contents(name: string): AsyncIterable<Uint8Array> {
    return contentsOf(this.#place(name));
  }

  remove(name: string): Promise<void> {
    for (const ending of [NOTE, '']) rmSync(this.#place(name) + ending, { force: true });
    return Promise.resolve();
  }

  #place(name: string): string {
    return join(this.#folder, name);
  }
}
