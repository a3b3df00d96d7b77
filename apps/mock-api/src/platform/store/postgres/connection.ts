import { DatabaseError } from 'pg';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Memory } from '../memory.ts';
import { isQuery } from '../memory.ts';
import type { Structure } from '../structure.ts';
import { effectOf } from '../written.ts';
import { parameterOf, rowsOf } from './cells.ts';
import type { Borrowed, PostgresServer, Rows } from './server.ts';
import { numbered } from './text.ts';

const isMissingTable = (error: unknown): boolean => error instanceof DatabaseError && error.code === '42P01';

export interface SchemaParts {
  readonly server: PostgresServer;
  readonly schema: string;
  readonly memory: Memory;
  readonly isFlag: Structure['isFlag'];
  /** Throws when nobody may use it any more. */
  readonly check?: () => void;
  /** What a table that is not there is told as; the database's own error when it answers nothing. */
  readonly missing?: (run: Borrowed['run']) => Promise<Error | undefined>;
}

/** A connection to the tables of one schema, which does one thing after the other. */
export class SchemaConnection implements DatabaseConnection {
  readonly #parts: SchemaParts;
  readonly #borrowed: Borrowed;
  #last: Promise<unknown> = Promise.resolve();
  #broken = false;

  constructor(parts: SchemaParts, borrowed: Borrowed) {
    this.#parts = parts;
    this.#borrowed = borrowed;
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { memory, isFlag, server } = this.#parts;
    const result = await this.run(sql, parameters);
    for (const { tableID } of result.fields) await server.origins.learn(tableID, this.#columns);
    const effect = effectOf(sql);
    if (!isQuery(effect)) memory.note(effect);
    return {
      rows: rowsOf(result, server.origins, isFlag) as Row[],
      numAffectedRows: BigInt(result.rowCount ?? 0),
    };
  }

  /** Runs a text without a look at what it may have changed. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<Rows> {
    const result = this.#last.then(() => this.#ask(numbered(sql), parameters.map(parameterOf)));
    this.#last = result.catch(() => undefined);
    return result;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.');
  }

  /** Nobody is to use it after this, because it may be in the middle of something. */
  spoil(): void {
    this.#broken = true;
  }

  giveBack(): void {
    this.#borrowed.giveBack(this.#broken);
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    const { run } = this.#borrowed;
    try {
      return await run(sql, parameters);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      throw (await this.#parts.missing?.(run).catch(() => undefined)) ?? error;
    }
  }

  readonly #columns = async (sql: string, tableId: number): Promise<string[][]> => {
    const { rows } = await this.#borrowed.run(sql, [tableId]);
    return rows.map((cells) => cells.map(String));
  };
}
