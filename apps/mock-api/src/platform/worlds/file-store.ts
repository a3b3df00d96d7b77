import { SqliteFile } from '../store/sqlite-file.ts';

/** The names of all that a database file holds, each with its kind; undefined when it cannot be read. */
export function partsOfFile(path: string): ReadonlySet<string> | undefined {
  const file = new SqliteFile(path, { durable: false, readOnly: true });
  try {
    const rows = file.prepare("select type || ' ' || name as part from sqlite_master").all([]);
    return new Set(rows.map((row) => String((row as { readonly part: unknown }).part)));
  } catch {
    return undefined;
  } finally {
    file.close();
  }
}

/** Whether a file holds the tables of a world and no others, and nothing that acts by itself. */
export function hasPartsOf(path: string, template: string): boolean {
  const [parts, usual] = [partsOfFile(path), partsOfFile(template)];
  if (parts === undefined || usual?.size !== parts.size) return false;
  return [...parts].every((part) => usual.has(part));
}

/** Whether a file can be read and has neither triggers nor views, which would act by themselves. */
export function isPlainFile(path: string): boolean {
  const parts = partsOfFile(path);
  return parts !== undefined && ![...parts].some((part) => /^(trigger|view) /.test(part));
}
