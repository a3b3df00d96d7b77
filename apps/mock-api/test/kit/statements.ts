import { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import { SchemaConnection } from '#platform/store/postgres/connection.ts';
import { SqliteFile } from '#platform/store/sqlite-file.ts';
import type { World } from '#platform/worlds/index.ts';
import { onPostgres } from './postgres.ts';

/** A statement that ran, and how many rows came out of the database. */
interface StatementRun {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number;
}

function watchServer(runs: StatementRun[]) {
  const execute = Reflect.get(SchemaConnection.prototype, 'executeQuery');
  return vi.spyOn(SchemaConnection.prototype, 'executeQuery').mockImplementation(async function (
    this: SchemaConnection,
    query,
  ) {
    const result = await execute.call(this, query);
    runs.push({ sql: query.sql, parameters: query.parameters, rows: result.rows.length });
    return result;
  });
}

function watchFiles(runs: StatementRun[]) {
  const prepare = Reflect.get(SqliteFile.prototype, 'prepare');
  return vi.spyOn(SqliteFile.prototype, 'prepare').mockImplementation(function (this: SqliteFile, sql) {
    const statement = prepare.call(this, sql);
    return {
      ...statement,
      rows(parameters) {
        const rows = statement.rows(parameters);
        runs.push({ sql, parameters, rows: rows.length });
        return rows;
      },
      run(parameters) {
        runs.push({ sql, parameters, rows: 0 });
        return statement.run(parameters);
      },
    };
  });
}

/** Runs the work and answers every statement that ran meanwhile, in any world. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly StatementRun[]> {
  const runs: StatementRun[] = [];
  const spy = onPostgres ? watchServer(runs) : watchFiles(runs);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return runs;
}

/** Those of them that only read. */
export async function queriesOf(work: () => Promise<unknown>): Promise<readonly StatementRun[]> {
  return (await statementsOf(work)).filter(({ sql }) => sql.startsWith('select'));
}

/** Those of them that read a table. */
export async function readsOf(table: string, work: () => Promise<unknown>): Promise<readonly StatementRun[]> {
  return (await queriesOf(work)).filter(({ sql }) => sql.includes(`from "${table}"`));
}

/** How the database goes about a query: one line for each table and each sort. */
export async function planOf({ db }: World, { sql, parameters }: StatementRun): Promise<readonly string[]> {
  const query = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.getExecutor().executeQuery<{ detail: string }>(query);
  return rows.map(({ detail }) => detail);
}
