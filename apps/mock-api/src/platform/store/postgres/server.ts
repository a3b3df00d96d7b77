import { Pool } from 'pg';
import type { PoolClient, QueryArrayResult } from 'pg';
import { Origins } from './origins.ts';
import { quoted } from './text.ts';

/** Those that write wait for one another, so that those that read need connections of their own. */
const CONNECTIONS = 16;

/** How long to wait for a connection, and how long a transaction may do nothing, in milliseconds. */
const PATIENCE_MS = 30_000;

export type Rows = QueryArrayResult<(string | null)[]>;

/** Whatever it is, as a text: what it becomes depends on more than its type. */
const asText = { getTypeParser: () => (text: string) => text };

/** A connection that is borrowed for one thing, and what it is to be given back by. */
export interface Borrowed {
  readonly run: (sql: string, parameters?: readonly unknown[]) => Promise<Rows>;
  /** @param broken whether nobody may use it again */
  readonly giveBack: (broken?: boolean) => void;
}

/** One database of PostgreSQL, which holds worlds. */
export class PostgresServer {
  readonly url: string;
  readonly origins = new Origins();
  readonly readers: Pool;
  readonly #writers: Pool;
  /** Where each connection looks for tables. */
  readonly #places = new WeakMap<PoolClient, string>();

  constructor(url: string, onLost: (error: Error) => void = () => undefined) {
    this.url = url;
    const usual = {
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'magpie',
      connectionTimeoutMillis: PATIENCE_MS,
      // A replica that is gone without a word must not keep the others from its worlds.
      idle_in_transaction_session_timeout: PATIENCE_MS,
    };
    this.readers = new Pool(usual);
    this.#writers = new Pool(usual);
    // A connection that breaks while nobody uses it is replaced by the next one that is needed.
    for (const pool of [this.readers, this.#writers]) pool.on('error', onLost);
  }

  /** A connection that looks for tables in a schema. @param schema null for none */
  async borrow(kind: 'reading' | 'writing', schema: string | null): Promise<Borrowed> {
    const client = await (kind === 'reading' ? this.readers : this.#writers).connect();
    const run = (sql: string, parameters: readonly unknown[] = []): Promise<Rows> =>
      client.query<(string | null)[]>({
        text: sql,
        values: [...parameters],
        rowMode: 'array',
        types: asText,
      });
    const place = schema === null ? 'pg_catalog' : quoted(schema);
    try {
      if (this.#places.get(client) !== place) await run(`set search_path to ${place}`);
      this.#places.set(client, place);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return {
      run,
      giveBack: (broken = false) => {
        client.release(broken);
      },
    };
  }

  /** Runs work with a connection of its own. */
  async using<T>(work: (run: Borrowed['run']) => Promise<T>): Promise<T> {
    const { run, giveBack } = await this.borrow('writing', null);
    let broken = true;
    try {
      const result = await work(run);
      broken = false;
      return result;
    } finally {
      giveBack(broken);
    }
  }

  /** Runs work as one transaction. */
  transaction<T>(work: (run: Borrowed['run']) => Promise<T>): Promise<T> {
    return this.using(async (run) => {
      await run('begin');
      try {
        const result = await work(run);
        await run('commit');
        return result;
      } catch (error) {
        await run('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.readers.end(), this.#writers.end()]);
  }
}
