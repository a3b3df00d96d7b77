import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';

export type Untyped = Kysely<Record<string, Record<string, unknown>>>;

/** What an area does at each migration, by its name; several areas may do a part of one. */
export type Steps = Readonly<Record<string, (db: Untyped) => Promise<void>>>;

type Table = CreateTableBuilder<string, string>;

type ColumnType = Parameters<Table['addColumn']>[1];

type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Definition = (column) => column.notNull();

const zeroWhenLeftOut: Definition = (column) => column.notNull().defaultTo(0);

/** A table that a migration makes; its columns and keys stand in the order they are named in. */
class NewTable {
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What only one table has. */
  with(part: (table: Table) => Table): this {
    this.#table = part(this.#table);
    return this;
  }

  #columns(names: readonly string[], type: ColumnType, definition?: Definition): this {
    return this.with((table) =>
      names.reduce((built, name) => built.addColumn(name, type, definition), table),
    );
  }

  /** Adds text columns that must have a value. */
  texts(...names: string[]): this {
    return this.#columns(names, 'text', required);
  }

  /** Adds text columns that may be null. */
  optionalTexts(...names: string[]): this {
    return this.#columns(names, 'text');
  }

  /** Adds a text column with a value for when it is left out. */
  defaultText(name: string, value: string): this {
    return this.#columns([name], 'text', (column) => column.notNull().defaultTo(value));
  }

  /** Adds moments, in epoch milliseconds, that must have a value. */
  moments(...names: string[]): this {
    return this.#columns(names, 'bigint', required);
  }

  /** Adds moments, in epoch milliseconds, that may be null. */
  optionalMoments(...names: string[]): this {
    return this.#columns(names, 'bigint');
  }

  /** Adds amounts in minor units, or other whole numbers, 0 when left out. */
  numbers(...names: string[]): this {
    return this.#columns(names, 'bigint', zeroWhenLeftOut);
  }

  /** Adds whole numbers that may be null. */
  optionalNumbers(...names: string[]): this {
    return this.#columns(names, 'bigint');
  }

  /** Adds booleans, 0 when left out. */
  flags(...names: string[]): this {
    return names.reduce((built, name) => {
      const isFlag = sql`${sql.ref(name)} in (0, 1)`;
      return built.#columns([name], 'integer', (column) => zeroWhenLeftOut(column).check(isFlag));
    }, this);
  }

  references(column: string, other: string, key = 'id'): this {
    const name = `${column}_references_${other}`;
    return this.with((table) => table.addForeignKeyConstraint(name, [column], other, [key]));
  }

  ofMember(): this {
    return this.references('member_id', 'members');
  }

  primaryKey(...columns: string[]): this {
    return this.with((table) => table.addPrimaryKeyConstraint('primary_key', columns));
  }

  unique(...columns: string[]): this {
    return this.with((table) => table.addUniqueConstraint(`unique_${columns.join('_')}`, columns));
  }

  /** Adds the number of the row in the order the rows came. */
  sequence(): this {
    return this.#columns(['seq'], 'integer', (column) => column.primaryKey().autoIncrement());
  }

  textId(): this {
    return this.#columns(['id'], 'text', (column) => column.primaryKey());
  }

  /** Adds an id, and the number of the row in the order the rows came. */
  numbered(): this {
    return this.sequence().#columns(['id'], 'text', (column) => column.notNull().unique());
  }

  async create(): Promise<void> {
    await this.#table.execute();
  }
}

export function newTable(db: Untyped, name: string): NewTable {
  return new NewTable(db.schema.createTable(name));
}

export async function createIndex(db: Untyped, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

export async function uniqueInAnyCase(db: Untyped, table: string, column: string): Promise<void> {
  const index = db.schema.createIndex(`${table}_unique_${column}`).unique().on(table);
  await index.column(sql`lower(${sql.ref(column)})`).execute();
}

/** Adds `ends_at`, which is `expires_at`, or later than any moment for what never ends, so that a list has a place for it. */
export async function addEnd(db: Untyped, table: string): Promise<void> {
  const end = sql`coalesce(expires_at, ${sql.lit(Number.MAX_SAFE_INTEGER)})`;
  await db.schema
    .alterTable(table)
    .addColumn('ends_at', 'bigint', (column) => column.generatedAlwaysAs(end))
    .execute();
}
