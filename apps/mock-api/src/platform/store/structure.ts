import { createHash } from 'node:crypto';
import type { Migration } from 'kysely/migration';
import type { StoreArea } from './area.ts';
import type { JsonObject } from './columns.ts';
import { foundation } from './foundation.ts';
import { inSql } from './names.ts';
import * as columns from './migrations/columns.ts';
import type { Steps, Untyped } from './migrations/columns.ts';

/** What the areas together make of a world's file. */
export interface Structure {
  /** By name, in whose order they are done. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Another one for other migrations, by which a file made earlier is known to be still good. */
  readonly fingerprint: string;
  /** Columns with moments by table. */
  readonly moments: Readonly<Record<string, readonly string[]>>;
  /** Whether a column of a table, both as SQL names them, is read as a boolean. */
  readonly isFlag: (table: string | null, column: string | null) => boolean;
  /** Whether settings can be those of a world. */
  readonly takesSettings: (settings: JsonObject) => boolean;
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

/** Of what the migrations say, since carrying them out takes a sixth of the time of a start. */
function fingerprintOf(all: readonly Steps[]): string {
  const said = all.map((steps) => Object.entries(steps).map(([name, step]) => [name, String(step)]));
  const shared = Object.values(columns).map(String);
  return createHash('sha256')
    .update(JSON.stringify([said, shared]))
    .digest('hex');
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
export function structureOf(
  areas: readonly StoreArea[],
  takesSettings: Structure['takesSettings'] = () => true,
): Structure {
  const all = [foundation, ...areas];
  const flags = flagsOf(all);
  const steps = all.map(({ migrations }) => migrations);
  return {
    migrations: migrationsOf(steps),
    fingerprint: fingerprintOf(steps),
    moments: Object.assign({}, ...all.map(({ moments }) => moments)) as Structure['moments'],
    isFlag: (table, column) => flags.has(`${table ?? ''}.${column ?? ''}`),
    takesSettings,
  };
}
