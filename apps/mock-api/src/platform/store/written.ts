import { inSql } from './names.ts';

/** Stands for everything, as for a statement that is not understood. */
export const anything = '*';

export interface Effect {
  /** What it may change: `table`, `table.*` for whole rows, `table.column`, or {@link anything}. Nothing for a query. */
  readonly names: readonly string[];
  /** Whether it begins, keeps or takes back (a part of) a transaction. */
  readonly of: 'DATA' | 'KEEPING' | 'UNDOING';
}

const reading = /^\s*(?:select|savepoint|begin|explain)\b/i;
const written = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+"?(\w+)"?/i;
const changes = /^update "\w+" set (.*?)(?: where |$)/s;

/** The columns that an update names, as far as its text is one that this platform writes. */
function columnsIn(sql: string): readonly string[] {
  const parts = changes.exec(sql)?.[1]?.split(', ') ?? [];
  const columns = parts.map((part) => /^"(\w+)" = (?:\?|"\w+" [+-] \?)$/.exec(part)?.[1] ?? '');
  return columns.includes('') ? [] : columns;
}

/** What a statement may change, by its text. No foreign key of a world deletes or changes rows of other tables, and it has no triggers. */
export function effectOf(sql: string): Effect {
  if (reading.test(sql)) return { names: [], of: 'DATA' };
  if (/^\s*(?:commit|release)\b/i.test(sql)) return { names: [], of: 'KEEPING' };
  if (/^\s*rollback\b/i.test(sql)) return { names: [], of: 'UNDOING' };
  const table = written.exec(sql)?.[1];
  if (table === undefined) return { names: [anything], of: 'DATA' };
  const columns = columnsIn(sql);
  const parts = columns.length > 0 ? columns : ['*'];
  return { names: [table, ...parts.map((part) => `${table}.${part}`)], of: 'DATA' };
}

/** How often something was written, by the names of an {@link Effect}. */
export class Versions {
  readonly #counts = new Map<string, number>();

  wrote(names: Iterable<string>): void {
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Differs from an earlier answer when any of the names was written since. */
  stampOf(names: readonly string[]): number {
    let stamp = 0;
    for (const name of names) stamp += this.#counts.get(name) ?? 0;
    return stamp;
  }
}

/** A table, or one of which only some columns matter. */
type Source = string | { readonly table: string; readonly columns: readonly string[] };

/** The names of an {@link Effect} that concern some sources. */
export function namesOf(sources: readonly Source[]): readonly string[] {
  const names = sources.flatMap((source) => {
    if (typeof source === 'string') return [inSql(source)];
    const table = inSql(source.table);
    return ['*', ...source.columns.map(inSql)].map((part) => `${table}.${part}`);
  });
  return [anything, ...names];
}
