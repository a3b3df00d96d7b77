/** Where a column of an answer comes from, as SQL names it. */
export interface Origin {
  readonly table: string;
  readonly column: string;
}

/** Tables of a great many worlds. */
const TABLES_KEPT = 20_000;

type Columns = ReadonlyMap<number, Origin>;

/** Asks for rows of three texts: the number of a column, and the names of its table and its own. */
type Ask = (sql: string, tableId: number) => Promise<readonly (readonly string[])[]>;

const all = `select a.attrelid, a.attnum, c.relname, a.attname from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relnamespace = (select relnamespace from pg_class where oid = $1)`;

/** The columns of the tables of a database, by the numbers by which an answer tells its columns. */
export class Origins {
  readonly #tables = new Map<number, Columns>();

  /** Learns the tables beside one, unless it is known. */
  async learn(tableId: number, ask: Ask): Promise<void> {
    if (tableId === 0 || this.#tables.has(tableId)) return;
    if (this.#tables.size > TABLES_KEPT) this.#tables.clear();
    const byTable = Map.groupBy(await ask(all, tableId), ([id]) => Number(id));
    for (const [id, columns] of byTable) {
      const named = columns.map(
        ([, at, table = '', column = '']) => [Number(at), { table, column }] as const,
      );
      this.#tables.set(id, new Map(named));
    }
    if (!this.#tables.has(tableId)) this.#tables.set(tableId, new Map());
  }

  /** Undefined for what is no column of a table, such as a sum. */
  of(tableId: number, columnId: number): Origin | undefined {
    return this.#tables.get(tableId)?.get(columnId);
  }

  /** To be called after a change of the structure. */
  forget(): void {
    this.#tables.clear();
  }
}
