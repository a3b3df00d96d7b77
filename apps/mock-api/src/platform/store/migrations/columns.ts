import { sql } from 'kysely';
import type { CreateTableBuilder, Kysely } from 'kysely';

export type Untyped = Kysely<Record<string, Record<string, unknown>>>;

/** What an area does at each migration, by its name; several areas may do a part of one. */
export type Steps = Readonly<Record<string, (db: Untyped) => Promise<void>>>;

export type Table = CreateTableBuilder<string, string>;

/** Adds text columns that must have a value. */
export function texts(...names: string[]): (table: Table) => Table {
  return (table) =>
    names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table);
}

/** Adds text columns that may be null. */
export function optionalTexts(...names: string[]): (table: Table) => Table {
  return (table) => names.reduce((built, name) => built.addColumn(name, 'text'), table);
}

/** Adds a text column with a value for when it is left out. */
export function defaultText(name: string, value: string): (table: Table) => Table {
  return (table) => table.addColumn(name, 'text', (column) => column.notNull().defaultTo(value));
}

/** Adds moments, in epoch milliseconds, that must have a value. */
export function moments(...names: string[]): (table: Table) => Table {
  return (table) =>
    names.reduce((built, name) => built.addColumn(name, 'bigint', (column) => column.notNull()), table);
}

/** Adds moments, in epoch milliseconds, that may be null. */
export function optionalMoments(...names: string[]): (table: Table) => Table {
  return (table) => names.reduce((built, name) => built.addColumn(name, 'bigint'), table);
}

/** Adds amounts in minor units, or other whole numbers, 0 when left out. */
export function numbers(...names: string[]): (table: Table) => Table {
  return (table) =>
    names.reduce(
      (built, name) => built.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0)),
      table,
    );
}

/** Adds whole numbers that may be null. */
export function optionalNumbers(...names: string[]): (table: Table) => Table {
  return (table) => names.reduce((built, name) => built.addColumn(name, 'bigint'), table);
}

/** Adds booleans, 0 when left out. */
export function flags(...names: string[]): (table: Table) => Table {
  const isFlag = (name: string) => sql`${sql.ref(name)} in (0, 1)`;
  return (table) =>
    names.reduce(
      (built, name) =>
        built.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0).check(isFlag(name))),
      table,
    );
}

export function references(column: string, other: string, key = 'id'): (table: Table) => Table {
  return (table) => table.addForeignKeyConstraint(`${column}_references_${other}`, [column], other, [key]);
}

export function primaryKey(...columns: string[]): (table: Table) => Table {
  return (table) => table.addPrimaryKeyConstraint('primary_key', columns);
}

export function unique(...columns: string[]): (table: Table) => Table {
  return (table) => table.addUniqueConstraint(`unique_${columns.join('_')}`, columns);
}

/** Adds the number of the row in the order the rows came. */
export function sequence(table: Table): Table {
  return table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement());
}

export function textId(table: Table): Table {
  return table.addColumn('id', 'text', (column) => column.primaryKey());
}

function uniqueTextId(table: Table): Table {
  return table.addColumn('id', 'text', (column) => column.notNull().unique());
}

/** Adds an id, and the number of the row in the order the rows came. */
export const numbered = (table: Table): Table => uniqueTextId(sequence(table));

export const ofMember = references('member_id', 'members');

export async function createTable(
  db: Untyped,
  name: string,
  ...parts: ((table: Table) => Table)[]
): Promise<void> {
  const empty: Table = db.schema.createTable(name);
  await parts.reduce((table, part) => part(table), empty).execute();
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
