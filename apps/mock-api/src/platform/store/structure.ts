import type { Migration } from 'kysely/migration';
import type { StoreArea } from './area.ts';
import { foundation } from './foundation.ts';
import { inSql } from './names.ts';
import type { Steps, Untyped } from './migrations/columns.ts';

/** What the areas together make of a world's file. */
export interface Structure {
  /** By name, in whose order they are done. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Columns with moments by table. */
  readonly moments: Readonly<Record<string, readonly string[]>>;
  /** Whether a column of a table, both as SQL names them, is read as a boolean. */
  readonly isFlag: (table: string | null, column: string | null) => boolean;
}

function migrationsOf(all: readonly Steps[]): Record<string, Migration> {
  const names = new Set(all.flatMap((steps) => Object.keys(steps)));
  const migration = (name: string): Migration => ({
    async up(db: Untyped) {
      for (const steps of all) await steps[name]?.(db);
    },
  });
  return Object.fromEntries([...names].sort().map((name) => [name, migration(name)]));
}

function flagsOf(areas: readonly StoreArea[]): ReadonlySet<string> {
  const places = areas.flatMap(({ flags }) =>
    Object.entries(flags).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${inSql(table)}.${inSql(column)}`),
    ),
  );
  return new Set(places);
}

/** The structure of a world in which the platform's own tables come first, and then those of the areas. */
export function structureOf(areas: readonly StoreArea[]): Structure {
  const all = [foundation, ...areas];
  const flags = flagsOf(all);
  return {
    migrations: migrationsOf(all.map(({ migrations }) => migrations)),
    moments: Object.assign({}, ...all.map(({ moments }) => moments)) as Structure['moments'],
    isFlag: (table, column) => flags.has(`${table ?? ''}.${column ?? ''}`),
  };
}
