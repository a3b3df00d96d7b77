import type { Database, Reader } from './database.ts';
import { memoryOf } from './dialect.ts';
import { namesOf } from './written.ts';

type Table = keyof Database;

/** A whole table, or some columns of one. */
type Read =
  | Table
  | {
      [Each in Table]: { readonly table: Each; readonly columns: readonly (keyof Database[Each] & string)[] };
    }[Table];

/**
 * Keeps what was read until one of its tables is written, also by the unit that reads it: for what each round asks for and
 * nobody changes between two. A connection forgets what it has itself written or taken back at once, and what the other one
 * has written at the commit.
 * @param sources all that `read` looks at: whole tables, or a table with the columns that it looks at
 * @param read must not look at anything else, the time neither; what it answers is shared and not to be changed
 */
export function kept<Value>(
  sources: readonly Read[],
  read: (db: Reader, key: string) => Promise<Value>,
): (db: Reader, key: string) => Promise<Value> {
  const names = namesOf(sources);
  const self = {};
  return async (db, key) => {
    const memory = memoryOf(db);
    const stamp = memory.stampOf(names);
    const known = memory.find<Value>(self, key);
    if (known?.stamp === stamp) return known.value;
    const value = await read(db, key);
    memory.keep(self, key, { stamp, value });
    return value;
  };
}
