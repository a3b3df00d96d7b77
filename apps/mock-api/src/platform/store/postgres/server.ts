import { DatabaseError, Pool } from 'pg';
import type { PoolClient, PoolConfig, QueryArrayResult } from 'pg';
import { Origins } from './origins.ts';
import { quoted } from './text.ts';

/**
 * How many connections a replica may have. Those that write wait for one another, those that make schemas for those that
 * write, and those that move clocks or have a turn for all of them, so that each kind needs its own.
 */
const connections = { reading: 12, writing: 8, structuring: 4, moving: 8, turns: 8 };

type Kind = keyof typeof connections;

/** How long to wait for a connection, and how long a transaction may do nothing, in milliseconds. */
const PATIENCE_MS = 30_000;

const isTimeout = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03';

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
  /** For what is not done in a world. */
  readonly pool: Pool;
  readonly #pools: Readonly<Record<Kind, Pool>>;
  /** Where each connection looks for tables. */
  readonly #places = new WeakMap<PoolClient, string>();

  constructor(url: string, onLost: (error: Error) => void = () => undefined) {
    this.url = url;
    const usual = {
      connectionString: url,
      application_name: 'magpie',
      connectionTimeoutMillis: PATIENCE_MS,
      // A replica that is gone without a word must not keep the others from its worlds.
      idle_in_transaction_session_timeout: PATIENCE_MS,
    };
    const poolOf = (kind: Kind, options: PoolConfig = {}): Pool => {
      const pool = new Pool({ ...usual, max: connections[kind], ...options });
      // A connection that breaks while nobody uses it is replaced by the next one that is needed.
      pool.on('error', onLost);
      // One that breaks in somebody's hands ends their work, and must not end the process.
      return pool.on('connect', (client) => client.on('error', onLost));
    };
    // Nobody waits for ever for one that is stopped; one whose machine is gone is noticed by its silence.
    const waiting = {
      options: `-c lock_timeout=${String(PATIENCE_MS)} -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`,
    };
    this.#pools = {
      reading: poolOf('reading', { options: '-c default_transaction_read_only=on' }),
      writing: poolOf('writing'),
      structuring: poolOf('structuring'),
      moving: poolOf('moving', waiting),
      turns: poolOf('turns', waiting),
    };
    this.pool = this.#pools.writing;
  }

  /** A connection that looks for tables in a schema. @param schema null for none */
  async borrow(kind: Kind, schema: string | null): Promise<Borrowed> {
    const client = await this.#pools[kind].connect();
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
  async using<T>(work: (run: Borrowed['run']) => Promise<T>, kind: Kind = 'writing'): Promise<T> {
    const { run, giveBack } = await this.borrow(kind, null);
    let broken = true;
    try {
      const result = await work(run);
      broken = false;
      return result;
    } finally {
      giveBack(broken);
    }
  }

  /** Runs a task while nobody else runs one of this name, for which it waits half a minute at most. */
  alone<T>(name: string, task: () => Promise<T>): Promise<T> {
    return this.#locked('moving', name, task, isTimeout);
  }

  /** The same, but it throws when somebody else's takes longer than that. */
  inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
    return this.#locked('turns', name, task, () => false);
  }

  /** @param isBorne whether the task is run although its name could not be locked */
  async #locked<T>(
    kind: Kind,
    name: string,
    task: () => Promise<T>,
    isBorne: (error: unknown) => boolean,
  ): Promise<T> {
    // What the task throws says nothing of the connection.
    const [outcome] = await this.using(async (run) => {
      await run('select pg_advisory_lock(hashtextextended($1, 0))', [name]).catch((error: unknown) => {
        if (!isBorne(error)) throw error;
      });
      const settled = await Promise.allSettled([task()]);
      await run('select pg_advisory_unlock_all()').catch(() => undefined);
      return settled;
    }, kind);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
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
    }, 'structuring');
  }

  async close(): Promise<void> {
    const open = Object.values(this.#pools).filter((pool) => !pool.ending);
    await Promise.all(open.map((pool) => pool.end()));
  }
}
