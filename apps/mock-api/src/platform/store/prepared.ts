import { createQueryId } from 'kysely';
import type { Compilable, RootOperationNode } from 'kysely';
import { ConstantsCompiler, Slot } from './compiler.ts';
import type { Reader } from './database.ts';
import { runText } from './text-query.ts';

const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });

interface Text {
  readonly sql: string;
  /** What is given for its parameters, by name. */
  readonly names: readonly string[];
}

type Query<Row> = Compilable<Row> & { toOperationNode(): RootOperationNode };

function textOf(query: Query<unknown>): Text {
  const { sql, parameters } = new ConstantsCompiler().compileQuery(query.toOperationNode(), createQueryId());
  return { sql, names: parameters.flatMap((value) => (value instanceof Slot ? [value.name] : [])) };
}

/** A query that was built. */
export interface Prepared<Db extends Reader, Values, Row> {
  /** Runs it and answers its rows. */
  all(db: Db, values: Values): Promise<Row[]>;
  /** Runs it and answers its first row. */
  first(db: Db, values: Values): Promise<Row | undefined>;
}

/**
 * Builds a query once instead of each time it runs, which takes longer than SQLite needs for it. For what runs in every
 * round; a list of values (`in`) or columns that differ cannot be prepared.
 * @param build makes the query of what stands for its values. It must not look at them.
 */
export function prepared<Db extends Reader, Values extends object, Row>(
  build: (db: Db, values: Values) => Query<Row>,
): Prepared<Db, Values, Row> {
  let built: Text | undefined;
  const all = (db: Db, values: Values): Promise<Row[]> => {
    built ??= textOf(build(db, slots as Values));
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = built.names.map((name) => given[name]);
    return runText(db, built.sql, parameters);
  };
  return { all, first: async (db, values) => (await all(db, values))[0] };
}

/** The same for the first rows of a query, of which each limit is a text of its own. */
export function preparedUpTo<Db extends Reader, Row>(
  build: (db: Db) => Query<Row> & { limit(limit: number): Query<Row> },
): (db: Db, limit: number) => Promise<Row[]> {
  const byLimit = new Map<number, Prepared<Db, object, Row>>();
  return (db, limit) => {
    const query = byLimit.get(limit) ?? prepared((each: Db) => build(each).limit(limit));
    byLimit.set(limit, query);
    return query.all(db, {});
  };
}
