import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './database.ts';

/** Stands in a query for a value that is given when it runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });

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
  build: (db: Db, values: Values) => Compilable<Row>,
): Prepared<Db, Values, Row> {
  let built: CompiledQuery<Row> | undefined;
  const all = async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(db, slots as Values).compile();
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = built.parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
    return (await db.getExecutor().executeQuery<Row>({ ...built, parameters })).rows;
  };
  return { all, first: async (db, values) => (await all(db, values))[0] };
}
