import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as catalogue from '../store/postgres/catalogue.ts';
import type { PostgresServer } from '../store/postgres/server.ts';
import type { MomentPlaces } from './moments.ts';

/** Moments in a database, where every replica finds them. */
export class SchemaMoments implements MomentPlaces {
  readonly #server: PostgresServer;

  constructor(server: PostgresServer) {
    this.#server = server;
  }

  async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
    const path = join(tmpdir(), `magpie-moment-${randomUUID()}`);
    try {
      return await work(path);
    } finally {
      rmSync(path, { force: true });
    }
  }

  async put(name: string, header: string, path: string): Promise<void> {
    const contents = readFileSync(path);
    await this.#server.using((run) => catalogue.putMoment(run, { name, header, contents }));
  }

  names(): Promise<readonly string[]> {
    return this.#server.using(catalogue.momentNames);
  }

  header(name: string): Promise<string | undefined> {
    return this.#server.using((run) => catalogue.momentHeader(run, name));
  }

  async *contents(name: string): AsyncGenerator<Uint8Array> {
    yield await this.#server.using((run) => catalogue.momentContents(run, name));
  }

  async remove(name: string): Promise<void> {
    await this.#server.using((run) => catalogue.removeMoment(run, name));
  }
}
