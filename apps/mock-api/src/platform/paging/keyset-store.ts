import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Database } from '../store/index.ts';
import type { RowList } from './rows.ts';

type Rows<Tables extends keyof Database, R> = SelectQueryBuilder<Database, Tables, R>;

/** By what a list is ordered, so that the place of a row in it never changes and no two rows share one. */
interface KeysetOrder<R> {
  readonly name: string;
  readonly table: keyof Database;
  /** Columns of the table, all of which hold a value, the last of which tells any two rows apart. */
  readonly columns: readonly (keyof R & string)[];
  readonly direction: 'asc' | 'desc';
}

/** The latest by a moment first, and of one moment the row that came last. */
export const newestFirst = <const Moment extends string>(
  name: string,
  table: keyof Database,
  moment: Moment,
) => ({ name, table, columns: [moment, 'seq'], direction: 'desc' }) as const;

interface KeysetRows<Tables extends keyof Database, R> {
  /** All that the caller may see: a cursor of each is known, also of one that has left the choice since (API-17). */
  readonly all: Rows<Tables, R>;
  /** Those that are wanted; all when left out. */
  readonly chosen?: Rows<Tables, R>;
}

const tuple = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join(parts)})`;

/**
 * A list that the database cuts by the place of its rows: with an index on what chooses the rows and then the columns of
 * the order, a page reads the rows it shows and one more, wherever in the list it stands and whatever came in since.
 */
export function keysetList<Tables extends keyof Database, R extends { readonly id: string }>(
  { name, table, columns, direction }: KeysetOrder<R>,
  { all, chosen = all }: KeysetRows<Tables, R>,
): RowList<R> {
  const refs = columns.map((column) => sql.ref(`${table}.${column}`));
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return {
    name,
    find: (id) => all.where(sql<SqlBool>`${sql.ref(`${table}.id`)} = ${id}`).executeTakeFirst(),
    read(after, limit) {
      const ordered = refs.reduce((rows, ref) => rows.orderBy(ref, direction), chosen).limit(limit);
      if (!after) return ordered.execute();
      const place = tuple(columns.map((column) => sql`${after[column]}`));
      return ordered.where(sql<SqlBool>`${tuple(refs)} ${beyond} ${place}`).execute();
    },
    async count() {
      const { count } = await chosen
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
