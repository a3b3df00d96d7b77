import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { Steps } from './migrations/columns.ts';

type FlagOf<Table> = {
  [Column in keyof Selectable<Table>]: boolean extends Selectable<Table>[Column] ? Column : never;
}[keyof Selectable<Table>];

/** The columns of an area that hold 0 or 1, because SQLite has no booleans: complete by type. */
type Flags<Tables extends keyof Database> = {
  readonly [Table in Tables as FlagOf<Database[Table]> extends never ? never : Table]: Readonly<
    Record<FlagOf<Database[Table]>, true>
  >;
};

interface TypedArea<Tables extends keyof Database> {
  /** What it does at each migration. One that has been released is never changed; a later one changes its work. */
  readonly migrations: Steps;
  readonly flags: Flags<Tables>;
  /** By table, every moment that a seed may write: a new world's are moved so that the template's now becomes its now. */
  readonly moments: { readonly [Table in Tables]: readonly (keyof Database[Table] & `${string}At`)[] };
}

/** What an area brings to the store: its tables, with what the store must know of their columns. */
export interface StoreArea {
  readonly migrations: Steps;
  readonly flags: Readonly<Record<string, Readonly<Record<string, true>>>>;
  readonly moments: Readonly<Record<string, readonly string[]>>;
}

/** An area with the tables that its moments name. */
export const storeArea = <Tables extends keyof Database>(area: TypedArea<Tables>): StoreArea => area;
