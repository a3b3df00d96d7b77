import { CompiledQuery } from 'kysely';
import type { Reader } from './database.ts';

const { query, queryId } = CompiledQuery.raw('');

/** Runs a text that was made before, without what a builder of queries makes for each run. */
export async function runText<Row>(
  db: Pick<Reader, 'getExecutor'>,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  return (await db.getExecutor().executeQuery<Row>({ sql, parameters, query, queryId })).rows;
}
