import type { ChangeKind, Effects, Row, RowChange, TableChange } from '../inspection/index.ts';
import type { JsonObject } from '../store/columns.ts';
import { jsonText } from '../store/values.ts';
import { withoutSecrets } from './blot.ts';

/** Rows of one call that are kept; of more only the number is. */
const MOST_ROWS = 300;
/** Tables that a call is told by, each of which has as much room for itself. */
const telling = new Set(['ledgerEntries', 'ledgerPostings', 'jobRuns', 'outbox', 'mailbox']);
/** What a push tells, which is JSON in a column and longer than other texts. */
const MAX_PAYLOAD = 4_000;

interface KeptRow extends JsonObject {
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** What one call did to one table, as it is kept. */
export interface KeptChange extends JsonObject {
  readonly table: string;
  readonly kind: ChangeKind;
  readonly count: number;
  readonly rows: readonly KeptRow[];
}

/** Columns that say which row it is, and so are told of a row whose other columns changed. */
const naming = new Set(['id', 'memberId', 'key', 'accountId', 'entryId', 'promoId', 'kind', 'level']);

/** Both sides of a changed row without the columns that stayed. */
function differences({ before, after }: RowChange): { before: Row | null; after: Row | null } | null {
  if (!before || !after) return { before, after };
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  const named = [...Object.keys(after).filter((name) => naming.has(name)), ...changed];
  const only = (row: Row): Row => Object.fromEntries(named.map((name) => [name, row[name]]));
  return { before: only(before), after: only(after) };
}

function kept(row: Row | null): JsonObject | null {
  if (!row) return null;
  const told = withoutSecrets(row);
  const { payload } = row;
  return typeof payload === 'string' ? { ...told, payload: payload.slice(0, MAX_PAYLOAD) } : told;
}

function merged(effects: readonly Effects[]): TableChange[] {
  const all = effects.flatMap(({ changes }) => changes);
  const groups = Map.groupBy(all, ({ table, kind }) => `${table} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const count = group.reduce((sum, change) => sum + change.count, 0);
    return [{ ...first, count, rows: group.flatMap(({ rows }) => rows) }];
  });
}

/** What was done for one cause in a world, as JSON; null for nothing. */
export function effectsText(effects: readonly Effects[]): string | null {
  let left = MOST_ROWS;
  const changes = merged(effects).flatMap(({ table, kind, count, rows }): KeptChange[] => {
    const told = rows.flatMap((row) => differences(row) ?? []);
    // What was written and left as it was.
    if (rows.length > 0 && told.length === 0) return [];
    const some = told.slice(0, telling.has(table) ? MOST_ROWS : left);
    if (!telling.has(table)) left -= some.length;
    return [
      {
        table,
        kind,
        count,
        rows: some.map(({ before, after }) => ({ before: kept(before), after: kept(after) })),
      },
    ];
  });
  return changes.length === 0 ? null : jsonText(changes);
}

export const keptChanges = (text: string | null): readonly KeptChange[] =>
  text === null ? [] : (JSON.parse(text) as readonly KeptChange[]);
