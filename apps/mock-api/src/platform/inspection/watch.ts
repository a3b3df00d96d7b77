import type { RowChange, TableChange } from '../store/changed.ts';
import type { EpochMs } from '../store/columns.ts';
import type { Reader, Writer } from '../store/database.ts';
import type { Cause } from './cause.ts';
import { saveAlarm } from './store.ts';
import type { Breach, Raised } from './alarm.ts';

/** What a unit has touched. */
export interface Touched {
  rows(table: string): readonly RowChange[];
  /** Whether other rows of a table were written than `rows` has, so that only the whole table can tell. */
  hasOthers(table: string): boolean;
}

/** A rule that always holds, asked about what a unit has touched alone. */
export interface WatchRule {
  readonly name: string;
  /** It is asked when one of them was written. */
  readonly tables: readonly string[];
  check(db: Reader, touched: Touched): Promise<readonly Breach[]> | readonly Breach[];
}

/** What breaks a rule, as an alarm names it. */
export interface Culprit {
  readonly world: string;
  readonly at: EpochMs;
  readonly cause: Cause | null;
}

export interface Watch {
  /** Asks the rules about a unit that is about to be committed, and keeps an alarm with it for each that does not hold. */
  ask(db: Writer, changes: readonly TableChange[], culprit: Culprit): Promise<readonly Raised[]>;
  /** Tells of alarms that were committed. */
  tell(raised: readonly Raised[]): void;
}

function touchedBy(changes: readonly TableChange[]): Touched {
  const byTable = Map.groupBy(changes, ({ table }) => table);
  const of = (table: string) => byTable.get(table) ?? [];
  return {
    rows: (table) => of(table).flatMap(({ rows }) => rows),
    hasOthers: (table) => of(table).some(({ count, rows }) => count > rows.length),
  };
}

/** Watches every world by some rules. */
export function createWatch(rules: readonly WatchRule[], tell: Watch['tell']): Watch {
  const byName = new Map<string, WatchRule[]>();
  for (const rule of rules)
    for (const table of rule.tables) byName.set(table, [...(byName.get(table) ?? []), rule]);
  return {
    async ask(db, changes, { world, at, cause }) {
      const asked = new Set(changes.flatMap(({ table }) => byName.get(table) ?? []));
      if (asked.size === 0) return [];
      const touched = touchedBy(changes);
      const raised: Raised[] = [];
      for (const rule of asked) {
        for (const breach of await rule.check(db, touched)) {
          const alarm = {
            ...breach,
            world,
            rule: rule.name,
            cause: cause?.cause ?? null,
            operation: cause?.operation ?? null,
            member: cause?.caller?.id ?? null,
          };
          if (await saveAlarm(db, alarm, at)) raised.push(alarm);
        }
      }
      return raised;
    },
    tell,
  };
}
